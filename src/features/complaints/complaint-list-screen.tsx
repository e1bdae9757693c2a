import { memo, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutTo } from '../../domain/character-count.ts';
import {
  shownCharacters,
  type ComplaintListItem,
  type ComplaintTab,
} from '../../domain/complaint.ts';
import { useGetComplaintsQuery } from '../../lender-api/complaints/complaints.api.ts';
import { LenderPicture } from '../../lending-ui/lender-picture.tsx';
import { QueryPage, StaleNote } from '../../lending-ui/query-page.tsx';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { keepListPosition, readListPosition } from '../../session/complaint-list-position.ts';
import { ActionRows } from '../../ui/action-rows.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { HeardDrawing } from '../../ui/drawings/heard.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import css from './complaint-list-screen.module.css';
import { useComplaintTimes } from './use-complaint-times.ts';

const screenKey = 'complaintList';

/** Name of the mark on an entry of the history whose place is kept. */
const placeMark = 'loanfront.complaintPlace';

/** The complaints that were sent, by what became of them (screens §5). */
export function ComplaintListScreen() {
  const { t } = useTranslation('complaints');
  const goTo = useGoTo();
  usePrefetch('complaintDetails');
  const title = t('myComplaints');
  const actions = goTo.isOpen('complaintStart') && (
    <ButtonLink href={goTo.href('complaintStart')} onFollow={() => goTo.go('complaintStart')}>
      {t('title')}
    </ButtonLink>
  );
  return (
    <QueryPage
      screenKey={screenKey}
      title={title}
      query={useGetComplaintsQuery()}
      shapes={[['name', 1], ['card', 4], ['card', 4], 'action']}
      failedTitle={t('listFailed')}
      empty={(tabs) =>
        tabs.every(({ complaints }) => complaints.length === 0) && (
          <EmptyFace
            title={t('listEmptyTitle')}
            text={t('listEmptyText')}
            drawing={
              <LenderPicture kind="empty">
                <HeardDrawing />
              </LenderPicture>
            }
          />
        )
      }
      actions={actions}
    >
      {(tabs, asked) => (
        <Page screenKey={screenKey} face="ready" title={title} actions={actions}>
          <StaleNote {...asked} />
          <ComplaintTabs tabs={tabs} />
        </Page>
      )}
    </QueryPage>
  );
}

/**
 * The lender's own tabs; one alone is a list under its name. Which one is open, how much of it was drawn and how far
 * it was scrolled stay with the entry of the history: whoever comes back from a complaint is where they were, though
 * the list was asked for anew.
 */
function ComplaintTabs({ tabs }: { tabs: readonly ComplaintTab[] }) {
  const { t } = useTranslation('complaints');
  const goTo = useGoTo();
  const { address } = useNavigationAccess();
  const { sentTime } = useComplaintTimes();
  const more = t('more');
  const [kept] = useState(() => (address.isMarked(placeMark) ? readListPosition() : undefined));
  const [place, setPlace] = useState({ tab: kept?.tab ?? 0, length: kept?.length ?? 0 });
  useLayoutEffect(() => {
    if (kept && kept.scroll > 0) window.scrollTo(0, kept.scroll);
  }, [kept]);

  const keepPlace = (left: typeof place) => {
    keepListPosition({ ...left, scroll: window.scrollY });
    address.mark(placeMark, true);
  };
  const listOf = ({ title, complaints }: ComplaintTab, tab: number, isAlone = false) => (
    <PagedList
      key={tab}
      items={complaints}
      startLength={place.length}
      onLength={(length) => setPlace({ tab, length })}
    >
      {(shown) => (
        <ActionRows
          title={isAlone && title ? title : undefined}
          rows={shown.map((complaint) => ({
            id: complaint.id,
            title: (
              <ComplaintLine
                complaint={complaint}
                time={complaint.time && sentTime(complaint.time)}
                more={more}
              />
            ),
            href: goTo.href('complaintDetails', { complaintId: complaint.id }),
            onPress: () => {
              keepPlace(place);
              goTo.go(
                'complaintDetails',
                { complaintId: complaint.id },
                { state: { sentTime: complaint.time } },
              );
            },
          }))}
        />
      )}
    </PagedList>
  );
  const [alone] = tabs;
  if (alone && tabs.length === 1) return listOf(alone, 0, true);
  return (
    <Tabs
      label={t('byState')}
      selectedId={String(place.tab)}
      onSelect={(id) => {
        const next = { tab: Number(id), length: 0 };
        setPlace(next);
        keepPlace(next);
      }}
      tabs={tabs.map((tab, at) => ({
        id: String(at),
        title: tab.title || t('myComplaints'),
        children: tab.complaints.length > 0 ? listOf(tab, at) : <EmptyFace title={t('tabEmpty')} />,
      }))}
    />
  );
}

interface ComplaintLineProps {
  complaint: ComplaintListItem;
  /** When it was sent, in words. */
  time: string;
  /** Said where the line ends before the complaint does. */
  more: string;
}

/**
 * A complaint in the list: what it is about, when it was sent, and how it begins. All of it is text, never markup.
 * Drawn once: a press for more draws no line anew.
 */
const ComplaintLine = memo(function ComplaintLine({ complaint, time, more }: ComplaintLineProps) {
  const { category, content } = complaint;
  const shown = cutTo(content, shownCharacters);
  return (
    <span className={css.line}>
      {category && <span className={css.kind}>{category}</span>}
      {time && <span className={css.time}>{time}</span>}
      {shown && (
        <span className={css.text}>
          <span>{shown === content ? shown : `${shown}… `}</span>
          {shown !== content && <span className={css.more}>{more}</span>}
        </span>
      )}
    </span>
  );
});
