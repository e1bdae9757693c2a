import { useTranslation } from 'react-i18next';
import { QueryPage } from '../../lending-ui/query-page.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useScreenParams } from '../../navigation/use-go-to.ts';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { PersonButton } from './talk-bar.tsx';
import { hasTopics } from './talk-controller.ts';
import { TalkPage } from './talk-page.tsx';
import { usePerson } from './use-person.tsx';
import { useTalk } from './use-talk.ts';

const screenKey = 'chatbot';

/** The assistant: answers to tap for, and a person always one tap away (screens §5, chatbot). */
export function AssistantScreen() {
  const { loanId } = useScreenParams();
  // A talk about another loan is another talk.
  return <Assistant key={loanId} />;
}

function Assistant() {
  const { t } = useTranslation('assistant');
  const { talk, dispatch, error, retry } = useTalk();
  const person = usePerson(talk, dispatch);
  const page = { screenKey, title: t('title') };
  const isError = error !== undefined;
  return (
    <>
      <QueryPage
        {...page}
        query={{ data: talk, error, isError, isFetching: !talk && !isError, refetch: retry }}
        shapes={['text', 'card']}
        failedTitle={t('failedTitle')}
        empty={(opened) =>
          !hasTopics(opened) && (
            <EmptyFace title={t('emptyTitle')} text={t('emptyText')} action={<SupportContact />} />
          )
        }
        actions={<PersonButton onPress={person.reach} />}
      >
        {(opened) => <TalkPage {...page} talk={opened} dispatch={dispatch} person={person} />}
      </QueryPage>
      {person.sheet}
    </>
  );
}
