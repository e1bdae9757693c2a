import { useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanOffer } from '../../domain/loan-offer.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import {
  useGetAgreementsQuery,
  useGetLoanOfferQuery,
} from '../../lender-api/loan-confirm/loan-confirm.api.ts';
import { useFirstAnswer } from '../../lender-api/first-answers.ts';
import {
  agreementsQuery,
  loanOfferQuery,
} from '../../lender-api/loan-confirm/loan-confirm.queries.ts';
import { skeletonShapes } from '../../lending-ui/skeleton-shapes.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { LoadingFace } from '../../lending-ui/query-page.tsx';
import { useNeededParams, useScreenParams } from '../../navigation/use-go-to.ts';
import { FirstChoiceContext } from '../../payments/first-choice.ts';
import { useAcceptance } from '../../payments/use-acceptance.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { browserAddress } from '../../platform/page-address.ts';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { longList } from '../../ui/long-list.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AcceptanceNotes } from './acceptance-notes.tsx';
import { AgreementPopupDialog } from './agreement-popup.tsx';
import { decideKeyFacts } from './decide-key-facts.ts';
import { decideOffer } from './decide-offer.ts';
import { OfferFoot, OfferView, Payments } from './offer-view.tsx';
import { useDocuments } from './use-documents.tsx';

const screenKey = 'loanConfirm';
// Comes while the offer is read.
const KeyFactsSheet = later(() =>
  import('./key-facts-sheet.tsx').then((chunk) => chunk.KeyFactsSheet),
);

/** What the screen says of the offer, and the document of its key facts; nothing until the offer is there. */
function useModels(offer: LoanOffer | undefined, agreements: readonly string[] | undefined) {
  const { i18n } = useTranslation();
  const say = useSay('loan-confirm', 'app');
  const format = useFormat();
  const tenant = useTenant();
  const { language } = i18n;
  return useMemo(() => {
    if (!offer) return undefined;
    const { origin } = browserAddress.current();
    const inputs = { offer, agreements, tenant, origin, language, say, format };
    return { offer, screen: decideOffer(inputs), keyFacts: decideKeyFacts(inputs) };
  }, [offer, agreements, tenant, language, say, format]);
}

/** The offer before the money is paid out: the whole cost, the agreements, consent, and one button (screens §3). */
export function LoanConfirmScreen() {
  const { t } = useTranslation(['loan-confirm', 'app']);
  const errorText = useErrorText();
  const toast = useToast();
  const { loanConfirm } = useTenant();
  const { productId } = useNeededParams('productId');
  const { loanId } = useScreenParams();
  const offerQuery = useGetLoanOfferQuery({ productId });
  const agreements = useGetAgreementsQuery({ productId });
  const acceptance = useAcceptance(productId, () => offerQuery.refetch());
  const documents = useDocuments(productId, loanId);
  const choice = useContext(FirstChoiceContext);
  const [hasConsent, setConsent] = useState(
    choice === undefined ? loanConfirm.consentStartsChecked : choice === 'yes',
  );
  const [isPopupOpen, setPopupOpen] = useState(false);
  const [areFactsOpen, setFactsOpen] = useState(false);
  const first = useFirstAnswer(loanOfferQuery({ productId }));
  const firstTitles = useFirstAnswer(agreementsQuery({ productId }));
  const titles = agreements.data ?? firstTitles?.data;
  const models = useModels(offerQuery.data ?? first?.data, titles);

  if (!models && offerQuery.isError) {
    return (
      <LoadFailure
        screenKey={screenKey}
        title={t('offerFailedTitle')}
        text={errorText(offerQuery.error)}
        retry={() => void offerQuery.refetch()}
        isRetrying={offerQuery.isFetching}
      />
    );
  }
  if (!models)
    return (
      <LoadingFace screenKey={screenKey} title={t('title')} shapes={skeletonShapes.loanConfirm} />
    );

  const { offer, screen, keyFacts } = models;
  const isFree = acceptance.standing.is === 'none';
  const canConfirm = hasConsent && titles !== undefined && offer.amount !== undefined && isFree;
  const confirm = () => {
    if (!hasConsent) toast(t('consentNeeded'));
    else if (titles === undefined) toast(t('agreementsNeeded'));
    else if (!canConfirm) return undefined;
    else if (offer.popup) setPopupOpen(true);
    else return acceptance.accept(offer);
    return undefined;
  };
  const { slowOne } = documents;
  const notes = (
    <>
      <AcceptanceNotes acceptance={acceptance} />
      {offerQuery.isError && (
        <Note tone="bad" role="alert">
          {errorText(offerQuery.error)}
        </Note>
      )}
      {agreements.isError && (
        <Note tone="warn" role="alert" title={t('agreementsFailed')}>
          <Button
            kind="secondary"
            isBusy={agreements.isFetching}
            onPress={() => void agreements.refetch()}
          >
            {t('app:retry')}
          </Button>
        </Note>
      )}
    </>
  );

  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={t('title')}
      actions={
        <OfferFoot
          model={screen}
          hasConsent={hasConsent}
          canConfirm={canConfirm}
          isSending={acceptance.isSending}
          fetching={
            slowOne === undefined ? undefined : { position: slowOne, label: t('app:loading') }
          }
          acts={{ setConsent, openDocument: documents.open, confirm }}
        />
      }
    >
      <OfferView
        model={screen}
        acts={{ openKeyFacts: () => setFactsOpen(true) }}
        slots={{
          notes,
          longPlan: longList(
            screen.folds.flatMap(({ body }) => (body.is === 'plan' ? body.rows : [])),
            (rows) => <Payments rows={rows} />,
          ),
        }}
      />
      {documents.dialog}
      {areFactsOpen && (
        <KeyFactsSheet
          model={keyFacts}
          closeLabel={t('app:close')}
          onClose={() => setFactsOpen(false)}
        />
      )}
      {offer.popup && (
        <AgreementPopupDialog
          popup={offer.popup}
          isOpen={isPopupOpen}
          onCancel={() => setPopupOpen(false)}
          onAgree={() => {
            setPopupOpen(false);
            void acceptance.accept(offer);
          }}
        />
      )}
    </Page>
  );
}
