import type { ReactNode } from 'react';
import { assetAddress } from '../tenant/asset-address.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import css from './lender-picture.module.css';

/** The lender's own picture of a moment or of emptiness; the house drawing for a lender without one. */
export function LenderPicture({
  kind,
  children,
}: {
  kind: 'success' | 'empty';
  children?: ReactNode;
}) {
  const { id, theme } = useTenant();
  const file = theme.pictures[kind];
  if (file === undefined) return children;
  return (
    <img
      className={css.picture}
      src={assetAddress(id, file)}
      alt=""
      width="200"
      height="150"
      decoding="async"
    />
  );
}

/** Whose paper this is: the lender's mark and name, at the head of what is kept or shown elsewhere. */
export function Letterhead() {
  const { id, brand } = useTenant();
  return (
    <p className={css.line}>
      <img src={assetAddress(id, brand.logo)} alt="" width="32" height="32" />
      <strong>{brand.name}</strong>
    </p>
  );
}
