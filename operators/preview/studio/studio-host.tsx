import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readQuery, writeQuery } from '../../../src/domain/query.ts';
import { useNavigationAccess } from '../../../src/navigation/navigation-context.tsx';
import { useTenant } from '../../../src/tenant/tenant-context.tsx';
import { tenantIdPattern } from '../../../src/tenant/tenant-id.ts';
import { unpackDraft } from './draft-link.ts';
import type { LaunchValues } from './launch-fields.tsx';
import boardStyle from './studio-board.css?url&no-inline';
import codeStyle from './studio-code.css?url&no-inline';
import formStyle from './studio-form.css?url&no-inline';
import lookStyle from './studio-look.css?url&no-inline';
import phoneStyle from './studio-phone.css?url&no-inline';
import textStyle from './studio-text.css?url&no-inline';
import { Studio } from './studio.tsx';
import { useTenantIds } from './use-tenant-ids.ts';

// Files of their own: the sheet that every borrower loads has nothing of it, and the policy allows no style in markup.
const styles = [formStyle, codeStyle, textStyle, lookStyle, boardStyle, phoneStyle];

/** Props of `StudioHost`. */
export interface StudioHostProps {
  /** The draft in the page's address, still packed. */
  packed: string | undefined;
  values: LaunchValues;
  setValues: (values: LaunchValues) => void;
}

/**
 * Chooses the folder that the studio works on: a link's, the address's, else the one of the page's own lender. Where an
 * installation shows each lender its own folder alone, it is always that one.
 */
export function StudioHost({ packed, values, setValues }: StudioHostProps) {
  const { t } = useTranslation('preview');
  const { address } = useNavigationAccess();
  const tenant = useTenant();
  const ids = useTenantIds(tenant.id);
  const [linked] = useState(() => (packed === undefined ? undefined : unpackDraft(packed)));
  const [chosen, setChosen] = useState(() => {
    const asked = linked?.id ?? readQuery(address.current().search).get('edit');
    return asked !== undefined && tenantIdPattern.test(asked) ? asked : tenant.id;
  });
  const isOther = chosen !== tenant.id && ids?.isOwnOnly === true;
  const id = isOther ? tenant.id : chosen;
  const { origin, pathname } = address.current();
  const query = writeQuery({ tenant: tenant.id, edit: id === tenant.id ? undefined : id });
  const path = `${pathname}?${query}`;
  // The draft leaves the address: a reload goes on with what has become of it.
  useEffect(() => {
    if (ids) address.rewrite(path);
  }, [address, path, ids]);
  return (
    <>
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="preview" />
      ))}
      {packed !== undefined && !linked && (
        <p className="st-banner" data-tone="bad" role="alert">
          {t('linkUnreadable')}
        </p>
      )}
      {isOther && (
        <p className="st-banner" data-tone="warn" role="status">
          {t('ownFolderOnly', { id: chosen })}
        </p>
      )}
      {ids && (
        <Studio
          key={id}
          id={id}
          ids={ids.ids}
          onChoose={setChosen}
          linked={linked?.id === id ? linked : undefined}
          values={values}
          setValues={setValues}
          address={`${origin}${path}`}
          origin={origin}
        />
      )}
    </>
  );
}
