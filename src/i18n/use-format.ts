import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../tenant/tenant-context.tsx';
import { formatFor, type Format } from './format.ts';

/** The writer for what is shown now. */
export function useFormat(): Format {
  const tenant = useTenant();
  const { i18n } = useTranslation();
  return useMemo(() => formatFor(tenant, i18n.language), [tenant, i18n.language]);
}
