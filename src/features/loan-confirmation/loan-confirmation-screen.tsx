import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetAgreementsQuery,
  useGetLoanOfferQuery,
} from '../../lender-api/loan-offer/loan-offer.api.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useNeededParams, useScreenParams } from '../../navigation/use-go-to.ts';
import { useAcceptance } from '../../payments/use-acceptance.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AgreementList } from './agreement-list.tsx';
import { AgreementPopupDialog } from './agreement-popup.tsx';
import { KeyFactsPanel, OfferHero } from './key-facts-panel.tsx';
import { OfferDisclosures } from './offer-disclosures.tsx';
import { AcceptanceNotes } from './acceptance-notes.tsx';

const screenKey = 'loanConfirm';

/** The offer before the money is paid out: the whole cost, the agreements, consent, and one button (screens §3). */
export function LoanConfirmationScreen() {
  const { t, i18n } = useTranslation(['loan-confirm', 'app']);
  const errorText = useErrorText();
  const toast = useToast();
  const { loanConfirm } = useTenant();
  const { productId } = useNeededParams('productId');
  const { loanId } = useScreenParams();
  const offerQuery = useGetLoanOfferQuery({ productId });
  const agreements = useGetAgreementsQuery({ productId });
  const acceptance = useAcceptance(productId, () => offerQuery.refetch());
  const [hasConsent, setConsent] = useState(loanConfirm.consentStartsChecked);
  const [isPopupOpen, setPopupOpen] = useState(false);

  const offer = offerQuery.data;
  if (!offer && offerQuery.isError) {
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
  if (!offer) {
    return (
      <Page screenKey={screenKey} face="loading" title={t('title')}>
        <SkeletonPage shapes={['hero', 'card', 'rows']} />
      </Page>
    );
  }

  const isFree = acceptance.standing.is === 'none';
  const canConfirm = hasConsent && agreements.isSuccess && offer.amount !== undefined && isFree;
  // Named as the lender names them, joined as the language shown joins a list.
  const consentTo =
    agreements.data?.length && new Intl.ListFormat(i18n.language).format(agreements.data);
  const confirm = () => {
    if (!hasConsent) toast(t('consentNeeded'));
    else if (!agreements.isSuccess) toast(t('agreementsNeeded'));
    else if (!canConfirm) return undefined;
    else if (offer.popup) setPopupOpen(true);
    else return acceptance.accept(offer);
    return undefined;
  };

  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={t('title')}
      actions={
        <>
          <Checkbox isChecked={hasConsent} onChange={setConsent}>
            {consentTo ? t('consentTo', { documents: consentTo }) : t('consentToOffer')}
          </Checkbox>
          <Button
            isBusy={acceptance.isSending}
            busyLabel={t('confirming')}
            isOff={!canConfirm}
            onPress={confirm}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <OfferHero offer={offer} />
      <AcceptanceNotes acceptance={acceptance} />
      {offerQuery.isError && (
        <Note tone="bad" role="alert">
          {errorText(offerQuery.error)}
        </Note>
      )}
      <KeyFactsPanel offer={offer} />
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
      {agreements.data && agreements.data.length > 0 && (
        <AgreementList productId={productId} loanId={loanId} titles={agreements.data} />
      )}
      <OfferDisclosures offer={offer} />
      <SupportContact />
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
