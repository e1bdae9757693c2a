import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { TalkEvent } from '../../domain/advance-talk.ts';
import { talkAsText, type Talk } from '../../domain/assistant-talk.ts';
import { mailHref } from '../../domain/safe-address.ts';
import { useContacts } from '../../lender-api/support/support.api.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useSlow } from '../../lending-ui/use-slow.ts';
import { useGoTo, useScreenParams } from '../../navigation/use-go-to.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './assistant.module.css';

/** Where a talk that is for a person goes on (spec §4). */
const complaintScreen = 'complaintForm';

/** How a talk goes on to a person. */
export interface PersonContact {
  /** Whether complaints are taken here. */
  canComplain: boolean;
  /** The app's service chat; in a browser the contact details. */
  reach: () => void;
  /** The complaint form, which carries what was said so far. */
  complain: () => void;
  /** Where the assistant itself leads to a person: the form, and where there is none, whoever can be reached. */
  handOver: (talk: Talk | undefined) => void;
  /** The contact details, while they are open. */
  sheet: ReactNode;
}

/** See `PersonContact`. */
export function usePerson(
  talk: Talk | undefined,
  dispatch: (event: TalkEvent) => boolean,
): PersonContact {
  const bridge = useBridge();
  const goTo = useGoTo();
  const { forms } = useTenant();
  const { loanId } = useScreenParams();
  const [isSheetOpen, setSheetOpen] = useState(false);

  const reach = useCallback(() => {
    if (bridge.shell === 'browser') {
      setSheetOpen(true);
      return;
    }
    bridge.call('openServiceChat', {});
    dispatch({ type: 'openedChat' });
  }, [bridge, dispatch]);
  const canComplain = goTo.isOpen(complaintScreen);
  const complainAbout = (said: Talk | undefined) => {
    const text = said ? talkAsText(said, forms.complaint.textMaxLength) : '';
    const prefill = text ? ({ kind: 'text', text } as const) : undefined;
    goTo.go(complaintScreen, { loanId }, { state: { prefill, letsChoose: true } });
  };
  return {
    canComplain,
    reach,
    complain: () => complainAbout(talk),
    handOver: (said) => (canComplain ? complainAbout(said) : reach()),
    sheet: isSheetOpen && (
      <PersonSheet
        onClose={() => setSheetOpen(false)}
        onComplaint={canComplain ? () => complainAbout(talk) : undefined}
      />
    ),
  };
}

interface PersonSheetProps {
  onClose: () => void;
  /** Absent where no complaints are taken. */
  onComplaint: (() => void) | undefined;
}

/**
 * How to reach a person from a browser: phone and hours, e-mail, a complaint. Nobody waits for the lender to say so:
 * when it takes long, the tenant's own stand here until it has answered.
 */
function PersonSheet({ onClose, onComplaint }: PersonSheetProps) {
  const { t } = useTranslation(['assistant', 'app']);
  const { forms } = useTenant();
  const { phone, email, isAsking } = useContacts();
  const isSlow = useSlow(isAsking);
  const address = mailHref(email);
  return (
    <Dialog isOpen kind="sheet" onClose={onClose} title={t('person')} closeLabel={t('app:close')}>
      {isAsking && !isSlow ? (
        <Skeleton shape="text" />
      ) : (
        <>
          <SupportContact phone={phone} />
          {address && (
            <ButtonLink kind="quiet" href={address}>
              {t('writeTo', { email })}
            </ButtonLink>
          )}
        </>
      )}
      {onComplaint && (
        <div className={css.handOver}>
          <Button kind="secondary" onPress={onComplaint}>
            {t('writeComplaint')}
          </Button>
          <p>{t('complaintPromise', { count: forms.complaint.answerWithinWeekdays })}</p>
        </div>
      )}
    </Dialog>
  );
}
