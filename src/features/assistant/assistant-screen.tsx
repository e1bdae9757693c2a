import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { TalkEvent } from '../../domain/advance-talk.ts';
import type { Talk } from '../../domain/assistant-talk.ts';
import {
  useLazyGetAssistantAnswersQuery,
  useRecordAssistantMutation,
} from '../../lender-api/assistant/assistant.api.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { QueryPage } from '../../lending-ui/query-page.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useSlow } from '../../lending-ui/use-slow.ts';
import { useScreenParams } from '../../navigation/use-go-to.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { later } from '../../ui/later.tsx';
import { PersonButton } from './talk-bar.tsx';
import { hasTopics, talkControllerOf, type TalkHost } from './talk-controller.ts';
import { TalkPage } from './talk-page.tsx';
import { useIsWide } from './use-is-wide.ts';
import { type UseLoanTalk, useLoanTalk } from './use-loan-talk.tsx';
import { usePerson } from './use-person.tsx';

const screenKey = 'chatbot';

// A phone has no room for it, and never asks for its code.
const TalkAside = later(() => import('./talk-aside.tsx').then((chunk) => chunk.TalkAside));

/** The assistant: answers to tap for, and a person always one tap away (screens §5, chatbot). */
export function AssistantScreen() {
  const { loanId, ...named } = useScreenParams();
  const { business } = useSession();
  // An old link names the loan alone; the launch that it belongs to may have said the rest.
  const productId =
    named.productId ?? (business['orderId'] === loanId ? business['productId'] : undefined);
  // A talk about another loan is another talk; one whose loan cannot be asked for begins without it.
  return loanId !== undefined && productId !== undefined ? (
    <AssistantOfLoan key={loanId} loanRef={{ loanId, productId }} />
  ) : (
    <Assistant key={loanId} />
  );
}

/** The loan is asked beside the topics. One that takes long, or fails, holds nobody up. */
function AssistantOfLoan({ loanRef }: { loanRef: LoanRef }) {
  const loanTalk = useLoanTalk(loanRef);
  const isSlow = useSlow(loanTalk.isComing);
  return <Assistant isOpening={loanTalk.isComing && !isSlow} loanTalk={loanTalk} />;
}

interface AssistantProps {
  /** Whether it is not known yet how the talk begins. */
  isOpening?: boolean;
  loanTalk?: UseLoanTalk;
}

function Assistant({ isOpening = false, loanTalk }: AssistantProps) {
  const { t } = useTranslation('assistant');
  const { talk, dispatch, error, retry } = useTalk();
  const person = usePerson(talk, dispatch);
  const isWide = useIsWide();
  const page = { screenKey, title: t('title') };
  const isError = error !== undefined;
  const shown = isOpening && !isError ? undefined : talk;
  return (
    <>
      <QueryPage
        {...page}
        query={{ data: shown, error, isError, isFetching: !shown && !isError, refetch: retry }}
        shapes={[
          ['card', 3],
          ['name', 2],
        ]}
        failedTitle={t('failedTitle')}
        empty={(opened) =>
          !hasTopics(opened) && (
            <EmptyFace title={t('emptyTitle')} text={t('emptyText')} action={<SupportContact />} />
          )
        }
        actions={<PersonButton onPress={person.reach} />}
      >
        {(opened) => (
          <TalkPage
            {...page}
            talk={opened}
            dispatch={dispatch}
            person={person}
            ofLoan={loanTalk?.about(person, opened, isWide)}
            aside={isWide && <TalkAside ofLoan={loanTalk?.aside} />}
          />
        )}
      </QueryPage>
      {person.sheet}
    </>
  );
}

/** A talk as a screen sees it. */
interface UseTalk {
  /** Undefined until the categories are there. */
  talk: Talk | undefined;
  /** False when it changed nothing. */
  dispatch: (event: TalkEvent) => boolean;
  /** Why there are no categories; undefined while they are asked for. */
  error: unknown;
  retry: () => void;
}

/**
 * The talk about the loan of the address, or about none: taken up where this tab left it, and kept with every change
 * (design §9). Another language asks for the categories anew; a category that the address names is opened once.
 */
function useTalk(): UseTalk {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const session = useSession();
  const { rating } = useTenant();
  const bridge = useBridge();
  const { loanId, step = '' } = useScreenParams();
  const [load] = useLazyGetAssistantAnswersQuery();
  const [record] = useRecordAssistantMutation();
  const [talk, setTalk] = useState<Talk>();
  const [error, setError] = useState<unknown>();
  const [controller] = useState(() => talkControllerOf(session, loanId ?? ''));
  const host = useMemo<TalkHost>(
    () => ({
      load: (parentId) => load({ loanId, parentId }),
      record: ({ kind, value, questionId }) => record({ loanId, kind, value, questionId }),
      show: setTalk,
      failed: setError,
      rated(stars) {
        if (stars >= rating.nativeThreshold) bridge.call('promptScore', {});
      },
    }),
    [load, record, loanId, rating, bridge],
  );
  useEffect(() => {
    void controller.open(host, language, step);
    return controller.leave;
  }, [controller, host, language, step]);
  const retry = () => {
    setError(undefined);
    void controller.open(host, language, step);
  };
  return { talk: talk ?? controller.talk(), dispatch: controller.dispatch, error, retry };
}
