import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isBlocked,
  wantsSubCategory,
  type ComplaintOrder,
  type ComplaintStart,
} from '../../domain/complaint.ts';
import { hasVisibleText } from '../../domain/visible-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useComplaintHandover } from '../../navigation/complaint-handover.ts';
import { useGoTo, useScreenParams } from '../../navigation/use-go-to.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { ActionRows, type ActionRow } from '../../ui/action-rows.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { ComplaintStartPage, MyComplaintsLink } from './complaint-start-page.tsx';
import css from './complaint-start-screen.module.css';
import { DiscardDraft, useDrafts } from './drafts.tsx';
import { OrderCard } from './order-card.tsx';
import { BlockedCollection } from './other-contacts.tsx';
import { useComplaintTimes } from './use-complaint-times.ts';

const screenKey = 'complaintStart';

/** Where a complaint begins: which loan, then what kind (spec §4, screens §5). */
export function ComplaintStartScreen() {
  const { t } = useTranslation('complaints');
  const goTo = useGoTo();
  const format = useFormat();
  const { promise } = useComplaintTimes();
  const { loanId } = useScreenParams();
  const { prefill, sentAt } = useComplaintHandover();
  usePrefetch('complaintForm');
  return (
    <ComplaintStartPage screenKey={screenKey} loanId={loanId}>
      {(start, order) => (
        <Page screenKey={screenKey} face="ready" title={t('title')}>
          <div data-side="summary">
            {sentAt !== undefined && (
              <Note tone="good" role="status" title={t('sentNote', { time: format.clock(sentAt) })}>
                {promise(sentAt)}
              </Note>
            )}
            <MyComplaintsLink />
            <UnfinishedNote key={order.loanId} loanId={order.loanId} />
            <OrderCard
              order={order}
              orders={start.orders}
              status={start.status}
              onChoose={(next) =>
                goTo.go(screenKey, { loanId: next }, { replace: true, state: { prefill } })
              }
            />
          </div>
          <div data-side="acts">
            <Kinds key={`kinds ${order.loanId}`} start={start} order={order} />
          </div>
        </Page>
      )}
    </ComplaintStartPage>
  );
}

/** The kinds of complaint: one that cannot be sent, or wants a sub-kind, opens under itself. */
function Kinds({ start, order }: { start: ComplaintStart; order: ComplaintOrder }) {
  const { t } = useTranslation('complaints');
  const goTo = useGoTo();
  const { prefill } = useComplaintHandover();
  const [open, setOpen] = useState<string>();
  const { loanId } = order;
  const goOn = (category: string, subCategory?: string) =>
    goTo.go('complaintForm', { loanId, category, subCategory }, { state: { prefill } });
  const rows = start.categories.map(({ code, title }): ActionRow => {
    const blocked = isBlocked(order, code);
    if (!blocked && !wantsSubCategory(start, code))
      return { id: code, title, onPress: () => goOn(code) };
    const subKinds = start.subCategories.map((sub) => ({
      id: sub.code,
      title: sub.title,
      onPress: () => goOn(code, sub.code),
    }));
    return {
      id: code,
      title,
      isOpen: open === code,
      onPress: () => setOpen(open === code ? undefined : code),
      inside: blocked ? (
        <BlockedCollection loanId={loanId} />
      ) : (
        <ActionRows isInside rows={subKinds} />
      ),
    };
  });
  return <ActionRows title={t('whatIsWrong')} rows={rows} />;
}

/** Says that a complaint about this loan was begun and not sent, and goes on with it (screens §5). */
function UnfinishedNote({ loanId }: { loanId: string }) {
  const { t } = useTranslation('complaints');
  const goTo = useGoTo();
  const { prefill } = useComplaintHandover();
  const drafts = useDrafts();
  const [draft, setDraft] = useState(() => drafts.read(loanId));
  if (!draft) return null;
  const { category, subCategory, text } = draft;
  const goOn = () =>
    goTo.go(
      'complaintForm',
      { loanId, category: category || undefined, subCategory: subCategory || undefined },
      { state: { prefill, letsChoose: category === '' || undefined } },
    );
  const discard = () => {
    drafts.clear(loanId);
    setDraft(undefined);
  };
  return (
    <Note tone="plain" title={draft.sentAt === undefined ? t('unfinished') : t('unsure')}>
      {hasVisibleText(text) && <p className={css.text}>{text}</p>}
      <div className={css.actions}>
        <Button size="small" onPress={goOn}>
          {t('goOn')}
        </Button>
        <DiscardDraft onDiscard={discard} />
      </div>
    </Note>
  );
}
