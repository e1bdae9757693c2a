import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { TalkEvent } from '../../domain/advance-talk.ts';
import type { Talk } from '../../domain/assistant-talk.ts';
import {
  useLazyGetAssistantAnswersQuery,
  useRecordAssistantMutation,
} from '../../lender-api/assistant/assistant.api.ts';
import { useScreenParams } from '../../navigation/use-go-to.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { talkControllerOf, type TalkHost } from './talk-controller.ts';

/** A talk as a screen sees it. */
export interface UseTalk {
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
export function useTalk(): UseTalk {
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
