import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ComplaintTab } from '../../domain/complaint.ts';
import { useGoToComplaint } from '../../navigation/complaint-params.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { keepListPlace, readListPlace } from '../../session/complaint-list-place.ts';
import { ActionRows } from '../../ui/action-rows.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ComplaintLine } from './complaint-line.tsx';

/** Name of the mark on an entry of the history whose place is kept. */
const placeMark = 'loanfront.complaintPlace';

/** Props of `ComplaintTabs`. */
export interface ComplaintTabsProps {
  /** As the lender sent them. */
  tabs: readonly ComplaintTab[];
}

/**
 * The lender's own tabs; one alone is a list under its name. Which one is open, and how far it was scrolled, stay with
 * the entry of the history: whoever comes back from a complaint is where they were, though the list was asked for anew.
 */
export function ComplaintTabs({ tabs }: ComplaintTabsProps) {
  const { t } = useTranslation('complaints');
  const goTo = useGoToComplaint();
  const { address } = useNavigationAccess();
  const [kept] = useState(() => (address.isMarked(placeMark) ? readListPlace() : undefined));
  const [open, setOpen] = useState(kept?.tab ?? 0);
  useLayoutEffect(() => {
    if (kept && kept.scroll > 0) window.scrollTo(0, kept.scroll);
  }, [kept]);

  const keepPlace = (tab: number, scroll: number) => {
    keepListPlace({ tab, scroll });
    address.mark(placeMark, true);
  };
  const rowsOf = ({ title, complaints }: ComplaintTab, tab: number, isAlone = false) => (
    <ActionRows
      title={isAlone && title ? title : undefined}
      rows={complaints.map((complaint) => ({
        id: complaint.id,
        title: <ComplaintLine complaint={complaint} />,
        href: goTo.href('complaintDetails', { complaintId: complaint.id }),
        onPress: () => {
          keepPlace(tab, window.scrollY);
          goTo.go('complaintDetails', { complaintId: complaint.id }, { sentTime: complaint.time });
        },
      }))}
    />
  );
  const [alone] = tabs;
  if (alone && tabs.length === 1) return rowsOf(alone, 0, true);
  return (
    <Tabs
      label={t('byState')}
      selectedId={String(open)}
      onSelect={(id) => {
        setOpen(Number(id));
        keepPlace(Number(id), window.scrollY);
      }}
      tabs={tabs.map((tab, at) => ({
        id: String(at),
        title: tab.title || t('myComplaints'),
        children: tab.complaints.length > 0 ? rowsOf(tab, at) : <EmptyFace title={t('tabEmpty')} />,
      }))}
    />
  );
}
