/** What an app hands over about who asks and from which device; every call carries them (lender-api §1). */
export const sessionParams = [
  'deviceId',
  'appVersion',
  'userId',
  'appName',
  'sessionId',
  'clientType',
  'merchantNumber',
  'mobilePhone',
  'appMarket',
  'token',
  'type',
  'deviceName',
  'osVersion',
  'gid',
  'platform',
] as const;

/** One launch parameter that belongs to the session. */
export type SessionParam = (typeof sessionParams)[number];

/** Those that say who someone is: they never stay in the address bar (design §3). */
export const secretParams: readonly SessionParam[] = [
  'sessionId',
  'token',
  'userId',
  'mobilePhone',
  'deviceId',
  'gid',
];

/** Only these start a session anew; all else that a launch says goes with whoever is there (screens §9). */
export const namingParams: readonly SessionParam[] = ['sessionId', 'token', 'userId'];
