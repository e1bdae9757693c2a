import { namedLanguages } from '../i18n/choose-language.ts';
import { SkeletonPage } from '../ui/faces.tsx';
import { LanguageList } from '../ui/language-list.tsx';
import { NoticeFrame, ToastFrame } from '../ui/live-regions.tsx';
import { PageFrame, type BackAction } from '../ui/page-frame.tsx';
import { followActionsBar } from '../ui/page-space.ts';
import type { FirstPage } from './first-screen.ts';

/** A page of which only the title is there. */
export type LoadingPage = Pick<FirstPage, 'title'>;

/** Props of `FirstPageView`. */
export interface FirstPageViewProps {
  /** For `data-screen`. */
  mark: string;
  page: LoadingPage | FirstPage;
  back: BackAction | undefined;
  language: string;
  languages: readonly string[];
  languageLabel: string;
  /** Keeps the press that is being made. */
  hold: () => void;
}

/** All that the app has in the page while one of its screens is open: just what React draws first (`src/app/app.tsx`). */
export function FirstPageView({
  mark,
  page,
  back,
  language,
  languages,
  languageLabel,
  hold,
}: FirstPageViewProps) {
  return (
    <>
      <PageFrame
        screenKey={mark}
        face={'face' in page ? page.face : 'loading'}
        title={page.title}
        back={back}
        end={
          languages.length > 1 && (
            <LanguageList
              language={language}
              languages={namedLanguages(languages)}
              label={languageLabel}
              onChoose={hold}
            />
          )
        }
        notices={<NoticeFrame />}
        actions={'face' in page && page.actions}
        actionsRef={followActionsBar}
      >
        {'face' in page ? page.content : <SkeletonPage shapes={['hero', 'rows']} />}
      </PageFrame>
      <ToastFrame />
    </>
  );
}
