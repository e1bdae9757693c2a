import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeQuery } from '../../domain/query.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { useGoTo, useScreenParams } from '../../navigation/use-go-to.ts';
import { writeScreenParams } from '../../navigation/screen-params.ts';
import { pathOf } from '../../navigation/route-table.ts';
import { useSession } from '../../session/session-context.tsx';
import { screenKeys } from '../../tenant/screen-paths.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import css from './developer-preview-screen.module.css';

const sessionFields = [
  'sessionId',
  'deviceId',
  'deviceName',
  'appVersion',
  'osVersion',
  'gid',
] as const;

/** A plain page of inputs and links that opens each built screen as a lender's app would (screens §7). */
export function DeveloperPreviewScreen() {
  const { t } = useTranslation('preview');
  const tenant = useTenant();
  const { values } = useSession();
  const { builtScreens } = useNavigationAccess();
  const goTo = useGoTo();
  const params = useScreenParams();
  const [session, setSession] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      sessionFields.map((name) => [
        name,
        values[name] ?? (name === 'sessionId' ? 'preview-1' : ''),
      ]),
    ),
  );
  const [productId, setProductId] = useState(params.productId ?? '');
  const [loanId, setLoanId] = useState(params.loanId ?? '');
  const [amount, setAmount] = useState(params.amountDue ?? '');
  const filled = (pairs: Readonly<Record<string, string | undefined>>) =>
    Object.fromEntries(Object.entries(pairs).filter(([, value]) => value));
  const launch = [
    writeScreenParams(filled({ productId, loanId, amountDue: amount }), tenant.id),
    writeQuery(filled({ userId: values.userId, ...session })),
  ].join('&');
  const screens = screenKeys.filter(
    (key) => builtScreens.has(key) && goTo.isOpen(key) && key !== 'preview',
  );
  return (
    <Page screenKey="preview" face="ready" title={t('title')}>
      <Note tone="plain">{t('why')}</Note>
      <Card title={t('session')}>
        <div className={css.fields}>
          {sessionFields.map((name) => (
            <Field
              key={name}
              name={name}
              label={t(name)}
              value={session[name] ?? ''}
              onChange={(text) => setSession({ ...session, [name]: text })}
            />
          ))}
        </div>
      </Card>
      <Card title={t('what')}>
        <div className={css.fields}>
          <Field
            name="productId"
            label={t('productId')}
            value={productId}
            onChange={setProductId}
          />
          <Field name="orderId" label={t('loanId')} value={loanId} onChange={setLoanId} />
          <Field
            name="amount"
            label={t('amount')}
            value={amount}
            inputMode="numeric"
            onChange={setAmount}
          />
        </div>
      </Card>
      <Card title={t('links')}>
        <div className={css.fields}>
          {screens.map((key) => (
            // A whole load, as an app does it: the launch is read from the address.
            <ButtonLink key={key} kind="secondary" href={`${pathOf(tenant, key)}?${launch}`}>
              {key}
            </ButtonLink>
          ))}
        </div>
      </Card>
    </Page>
  );
}
