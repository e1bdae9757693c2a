import { useTranslation } from 'react-i18next';
import { shownCharacters, type ComplaintRecord } from '../../domain/complaint.ts';
import { readDay } from '../../domain/day.ts';
import { hasVisibleText } from '../../domain/visible-text.ts';
import { useGetComplaintQuery } from '../../lender-api/complaints/complaints.api.ts';
import { HelpElsewhere } from '../../lending-ui/help-elsewhere.tsx';
import { QueryPage, StaleNote } from '../../lending-ui/query-page.tsx';
import { RatingDialog } from '../../lending-ui/rating-dialog.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useComplaintHandover } from '../../navigation/complaint-handover.ts';
import { useGoTo, useNeededParams } from '../../navigation/use-go-to.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Page } from '../../ui/page.tsx';
import { Pill } from '../../ui/pill.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { ComplaintPhotos } from './complaint-photos.tsx';
import { Timeline } from './timeline.tsx';
import { useComplaintRating } from './use-complaint-rating.ts';
import { useComplaintTimes } from './use-complaint-times.ts';

const screenKey = 'complaintDetails';

/** One complaint that was sent, and what became of it (screens §5). */
export function ComplaintDetailsScreen() {
  const { t } = useTranslation('complaints');
  const { complaintId } = useNeededParams('complaintId');
  return (
    <QueryPage
      screenKey={screenKey}
      title={t('detailsTitle')}
      query={useGetComplaintQuery({ complaintId })}
      shapes={[
        ['hero', 2],
        ['card', 14],
        ['rows', 3],
      ]}
      failedTitle={t('detailsFailed')}
    >
      {(complaint, asked) => (
        <Page screenKey={screenKey} face="ready" title={t('detailsTitle')}>
          <StaleNote {...asked} />
          <ComplaintStory complaintId={complaintId} complaint={complaint} />
        </Page>
      )}
    </QueryPage>
  );
}

interface ComplaintStoryProps {
  complaintId: string;
  complaint: ComplaintRecord;
}

/** How a complaint stands, what was written and answered, and what can be done next (design §9). */
function ComplaintStory({ complaintId, complaint }: ComplaintStoryProps) {
  const { t } = useTranslation('complaints');
  const { category, subCategory, content, photos, resolution, resolutionPhotos } = complaint;
  const { sentTime: sent = '' } = useComplaintHandover();
  const { sentTime } = useComplaintTimes();
  const goTo = useGoTo();
  const rating = useComplaintRating(complaintId, complaint.canBeRated);
  const isAnswered = hasVisibleText(resolution) || resolutionPhotos.length > 0;
  const text = t('aboutComplaint', { number: complaintId });
  return (
    <>
      <AnswerHero isAnswered={isAnswered} sent={sent} />
      <Timeline
        steps={[
          {
            title: t('youWrote'),
            detail: sent && sentTime(sent),
            isDone: true,
            text: content,
            most: shownCharacters,
            more: <ComplaintPhotos label={t('yourPhotos')} addresses={photos} />,
          },
          {
            title: t('ourAnswer'),
            isDone: isAnswered,
            text: isAnswered ? resolution : t('answerToCome'),
            more: (
              <>
                <ComplaintPhotos label={t('answerPhotos')} addresses={resolutionPhotos} />
                {rating.canRate && (
                  <Button kind="secondary" size="small" onPress={rating.open}>
                    {t('rate')}
                  </Button>
                )}
              </>
            ),
          },
        ]}
      />
      <Rows>
        {category && <Row label={t('kind')} value={category} />}
        {subCategory && <Row label={t('subKind')} value={subCategory} />}
        <Row label={t('number')} value={complaintId} />
      </Rows>
      {goTo.isOpen('complaintStart') && (
        <Button
          kind="secondary"
          onPress={() =>
            goTo.go('complaintStart', {}, { state: { prefill: { kind: 'text', text } } })
          }
        >
          {t('writeAgain')}
        </Button>
      )}
      <HelpElsewhere />
      <SupportContact />
      <RatingDialog
        isOpen={rating.isOpen}
        title={t('rateTitle')}
        text={t('rateText')}
        submitText={t('send')}
        isSending={rating.isSending}
        onSubmit={rating.submit}
        onClose={rating.close}
      />
    </>
  );
}

interface AnswerHeroProps {
  isAnswered: boolean;
  /** When the complaint was sent, as the lender wrote it; '' where nobody said it. */
  sent: string;
}

/** How a complaint stands: answered, promised for a day, or late; without a day where the sending's is not said. */
function AnswerHero({ isAnswered, sent }: AnswerHeroProps) {
  const { t } = useTranslation('complaints');
  const { forms, locale } = useTenant();
  const { answerDue } = useComplaintTimes();
  if (isAnswered) {
    const pill = <Pill tone="good">{t('answered')}</Pill>;
    return <Hero tone="good" pill={pill} headline={t('answeredTitle')} />;
  }
  const day = readDay(sent, locale.timeZone);
  const due = day && answerDue(day);
  if (due?.isOver) {
    const { date } = due;
    return (
      <Hero
        tone="bad"
        pill={<Pill tone="bad">{t('late')}</Pill>}
        headline={t('lateTitle')}
        text={t('lateText', { date })}
      />
    );
  }
  const count = forms.complaint.answerWithinWeekdays;
  return (
    <Hero
      tone="calm"
      pill={<Pill tone="warn">{t('waiting')}</Pill>}
      headline={due ? t('dueTitle', { date: due.date }) : t('dueTitlePlain', { count })}
    />
  );
}
