import { useCallback } from 'react';
import { pictureAddress } from '../domain/safe-address.ts';
import { browserAddress } from '../platform/page-address.ts';
import { useTenant } from '../tenant/tenant-context.tsx';

/** Says where a picture that an answer names may be asked for; undefined for one that is not shown. */
export function usePictureAddress(): (raw: string | undefined) => string | undefined {
  const { imageOrigins } = useTenant().security;
  return useCallback(
    (raw) => pictureAddress(raw, browserAddress.current().origin, imageOrigins),
    [imageOrigins],
  );
}
