import type { SessionParam } from '../../src/domain/session-params.ts';
import type { Session } from '../../src/session/session.ts';

/** A value for each launch parameter that would suffer from careless encoding. */
export const sampleValues: Readonly<Record<SessionParam, string>> = {
  deviceId: 'device=1&2',
  appVersion: '3.4.5',
  userId: '9007199254740993',
  appName: 'Sample App',
  sessionId: 'aB+/cD==',
  clientType: 'android',
  merchantNumber: 'SAMPLE77',
  mobilePhone: '+6281200000000',
  appMarket: 'play',
  token: 'to+ken/==',
  type: '1',
  deviceName: 'Téléphone ü',
  osVersion: '14',
  gid: 'g-1?x#y',
  platform: 'h5',
};

/** A session with the given values; the lender code is always there. */
export const sampleSession = (
  values: Partial<Record<SessionParam, string>> = sampleValues,
  business: Readonly<Record<string, string>> = {},
): Session => ({
  tenantId: 'sample',
  values: { merchantNumber: 'SAMPLE01', ...values },
  isBorrower: values.sessionId !== undefined,
  business,
});

/** The names of all common parameters, as the contract lists them (lender-api §1). */
export const commonNames = (
  'deviceId appVersion userId appName sessionId clientType merchantNumber mobilePhone appMarket token type deviceName ' +
  'osVersion gid platform'
).split(' ');
