import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLenderError } from '../domain/lender-error.ts';
import { onReturn, onReturnFromCache } from '../platform/visibility.ts';
import { Button } from '../ui/button.tsx';
import { skeletonFoot, SkeletonPage, type SkeletonPart } from '../ui/skeleton.tsx';
import { Note } from '../ui/note.tsx';
import { Page } from '../ui/page.tsx';
import { LoadFailure } from './load-failure.tsx';
import { useErrorText } from './use-error-text.ts';

/** A read as RTK Query's hooks tell of it; hand over `currentData` as `data` where an older answer must not be shown. */
export interface PageQuery<Data> {
  data?: Data | undefined;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** How the read stands beside its answer. */
export interface Asked {
  /** Why what is shown may be old: the last asking failed. Undefined while it is what the lender said last. */
  staleReason: string | undefined;
  isAsking: boolean;
  askAgain: () => void;
}

/** Props of `QueryPage`. */
export interface QueryPageProps<Data> {
  screenKey: string;
  /** Of the page, and of its loading and its empty face. */
  title: string;
  query: PageQuery<Data>;
  /** What is coming, drawn as its size while it is; `action` is the button at the page's foot. */
  shapes: readonly SkeletonPart[];
  /** The head of a payment, in place of its shape: see `SkeletonPage`. */
  head?: ReactNode;
  /** What could not be shown. */
  failedTitle: string;
  /** The same where the lender answered, and said no: that is no failure to load. */
  refusedTitle?: string | undefined;
  /** Said when neither the lender nor the network says why: the call's default text (lender-api §1). */
  failedText?: string | undefined;
  /** In place of the common error face: what is shown of a read that never came. */
  failure?: ((reason: string, asked: Asked) => ReactNode) | undefined;
  /** The actions bar of the common error face, where trying again may never help. */
  failedActions?: ReactNode;
  /** What stands where there is nothing to show; anything falsy for an answer that has something. */
  empty?: ((data: Data, asked: Asked) => ReactNode) | undefined;
  /** The actions bar of every face but the ready one, whose page brings its own. */
  actions?: ReactNode;
  /**
   * When the read is asked again by itself: `fromCache` when the page comes out of the back/forward cache, `onReturn`
   * also from another tab or app. Never without it: a call that makes a token, a number or a captcha is not repeated.
   */
  askAgain?: 'fromCache' | 'onReturn' | undefined;
  /** The ready face: a whole `Page`, with a `StaleNote` where its reader should know. */
  children: (data: Data, asked: Asked) => ReactNode;
}

/** The loading face of a screen: what is coming in its size, and the button at the foot where it has one. */
export function LoadingFace({
  screenKey,
  title,
  shapes,
  head,
  actions = skeletonFoot(shapes),
}: Pick<QueryPageProps<unknown>, 'screenKey' | 'title' | 'shapes' | 'head' | 'actions'>) {
  return (
    <Page screenKey={screenKey} face="loading" title={title} actions={actions}>
      <SkeletonPage shapes={shapes} head={head} />
    </Page>
  );
}

/**
 * A screen that begins with one read: the loading, the error and the empty face, asking again by a press or on return,
 * and the answer handed to the screen's own page. What was shown once stays when a later asking fails.
 */
export function QueryPage<Data>({
  screenKey,
  title,
  query,
  shapes,
  head,
  failedTitle,
  refusedTitle = failedTitle,
  failedText,
  failure,
  failedActions,
  empty,
  actions,
  askAgain: when,
  children,
}: QueryPageProps<Data>) {
  const errorText = useErrorText();
  const { data, error, isError, isFetching, refetch } = query;
  useEffect(() => {
    if (when === undefined) return undefined;
    return (when === 'fromCache' ? onReturnFromCache : onReturn)(() => void refetch());
  }, [when, refetch]);

  const isRefusal = isLenderError(error) && error.kind === 'rejected';
  const reason = errorText(error, failedText);
  const asked: Asked = {
    staleReason: isError ? reason : undefined,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  };
  if (data === undefined && isError) {
    return failure ? (
      failure(reason, asked)
    ) : (
      <LoadFailure
        screenKey={screenKey}
        title={isRefusal ? refusedTitle : failedTitle}
        text={reason}
        retry={asked.askAgain}
        isRetrying={isFetching}
        actions={failedActions ?? actions}
      />
    );
  }
  if (data === undefined) {
    return <LoadingFace {...{ screenKey, title, shapes, head, actions }} />;
  }
  const emptyFace = empty?.(data, asked);
  if (!emptyFace) return children(data, asked);
  return (
    <Page screenKey={screenKey} face="empty" title={title} actions={actions}>
      {emptyFace}
    </Page>
  );
}

/** Says that what is shown may be old, why, and lets ask again; nothing while it is what the lender said last. */
export function StaleNote({ staleReason, isAsking, askAgain }: Asked) {
  const { t } = useTranslation();
  if (staleReason === undefined) return null;
  return (
    <Note tone="warn" role="alert" title={t('staleTitle')}>
      <p>{staleReason}</p>
      <Button kind="secondary" isBusy={isAsking} onPress={askAgain}>
        {t('retry')}
      </Button>
    </Note>
  );
}
