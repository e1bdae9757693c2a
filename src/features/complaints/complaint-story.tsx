import { useTranslation } from 'react-i18next';
import { shownCharacters, type ComplaintRecord } from '../../domain/complaint.ts';
import { useComplaintHandover } from '../../navigation/complaint-params.ts';
import { RatingDialog } from '../../lending-ui/rating-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { AnswerHero } from './answer-hero.tsx';
import { ComplaintPhotos } from './complaint-photos.tsx';
import { IfNotSatisfied } from './if-not-satisfied.tsx';
import { Timeline } from './timeline.tsx';
import { useComplaintRating } from './use-complaint-rating.ts';
import { useSentTime } from './use-sent-time.ts';

/** Props of `ComplaintStory`. */
export interface ComplaintStoryProps {
  complaintId: string;
  complaint: ComplaintRecord;
}

/** How a complaint stands, what was written and answered, and what can be done next (design §9). */
export function ComplaintStory({ complaintId, complaint }: ComplaintStoryProps) {
  const { t } = useTranslation('complaints');
  const { category, subCategory, content, photos, resolution, resolutionPhotos } = complaint;
  const { sentTime: sent = '' } = useComplaintHandover();
  const sentTime = useSentTime();
  const rating = useComplaintRating(complaintId, complaint.canBeRated);
  const isAnswered = resolution.trim() !== '' || resolutionPhotos.length > 0;
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
      <IfNotSatisfied complaintId={complaintId} />
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
