import { useTranslation } from 'react-i18next';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useComplaintParams } from '../../navigation/complaint-params.ts';
import { OfflineDrawing } from '../../ui/drawings/offline.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { ErrorFace, SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { hasTopics } from './lead-talk.ts';
import { PersonButton } from './person-button.tsx';
import { TalkPage } from './talk-page.tsx';
import { usePerson } from './use-person.tsx';
import { useTalk } from './use-talk.ts';

const screenKey = 'chatbot';

/** The assistant: answers to tap for, and a person always one tap away (screens §5, chatbot). */
export function AssistantScreen() {
  const { loanId } = useComplaintParams();
  // A talk about another loan is another talk.
  return <Assistant key={loanId} />;
}

function Assistant() {
  const { t } = useTranslation(['assistant', 'app']);
  const errorText = useErrorText();
  const { talk, tell, error, retry } = useTalk();
  const person = usePerson(talk, tell);
  const page = { screenKey, title: t('title') };

  if (talk && hasTopics(talk)) {
    return (
      <>
        <TalkPage {...page} talk={talk} tell={tell} person={person} />
        {person.sheet}
      </>
    );
  }
  const face = talk ? 'empty' : error ? 'error' : 'loading';
  return (
    <>
      <Page {...page} face={face} actions={<PersonButton onPress={person.reach} />}>
        {face === 'loading' && <SkeletonPage shapes={['text', 'card']} />}
        {face === 'error' && (
          <ErrorFace
            title={t('failedTitle')}
            text={errorText(error)}
            drawing={<OfflineDrawing />}
            retry={{ label: t('app:retry'), act: retry }}
            contact={<SupportContact />}
          />
        )}
        {face === 'empty' && (
          <EmptyFace title={t('emptyTitle')} text={t('emptyText')} action={<SupportContact />} />
        )}
      </Page>
      {person.sheet}
    </>
  );
}
