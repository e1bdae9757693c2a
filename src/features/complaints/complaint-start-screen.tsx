import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import {
  useComplaintHandover,
  useComplaintParams,
  useGoToComplaint,
} from '../../navigation/complaint-params.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { ActionRows, type ActionRow } from '../../ui/action-rows.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { BlockedCollection } from './blocked-collection.tsx';
import { isBlocked, wantsSubCategory } from './chosen-order.ts';
import { MyComplaintsLink } from './my-complaints-link.tsx';
import { OrderCard } from './order-card.tsx';
import { useAnswerPromise } from './use-answer-promise.ts';
import { useComplaintStart } from './use-complaint-start.tsx';
import { UnfinishedNote } from './unfinished-note.tsx';

const screenKey = 'complaintStart';

/** Where a complaint begins: which loan, then what kind (spec §4, screens §5). */
export function ComplaintStartScreen() {
  const { t } = useTranslation('complaints');
  const goTo = useGoToComplaint();
  const format = useFormat();
  const promise = useAnswerPromise();
  const { loanId } = useComplaintParams();
  const { prefill, sentAt } = useComplaintHandover();
  const asked = useComplaintStart(screenKey, loanId);
  const [open, setOpen] = useState<{ loanId: string; category: string }>();
  usePrefetch('complaintForm');
  if ('otherFace' in asked) return asked.otherFace;
  const { start, order } = asked;

  const goOn = (category: string, subCategory?: string) =>
    goTo.go('complaintForm', { loanId: order.loanId, category, subCategory }, { prefill });
  const rows = start.categories.map(({ code, title }): ActionRow => {
    const blocked = isBlocked(order, code);
    if (!blocked && !wantsSubCategory(start, code)) {
      return { id: code, title, onPress: () => goOn(code) };
    }
    const isOpen = open?.loanId === order.loanId && open.category === code;
    return {
      id: code,
      title,
      isOpen,
      onPress: () => setOpen(isOpen ? undefined : { loanId: order.loanId, category: code }),
      inside: blocked ? (
        <BlockedCollection loanId={order.loanId} />
      ) : (
        <ActionRows
          isInside
          rows={start.subCategories.map((sub) => ({
            id: sub.code,
            title: sub.title,
            onPress: () => goOn(code, sub.code),
          }))}
        />
      ),
    };
  });
  return (
    <Page screenKey={screenKey} face="ready" title={t('title')}>
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
        onChoose={(next) => goTo.go('complaintStart', { loanId: next }, { replace: true, prefill })}
      />
      <ActionRows title={t('whatIsWrong')} rows={rows} />
    </Page>
  );
}
