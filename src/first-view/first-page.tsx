import { shellKind } from '../bridge/create-bridge.ts';
import { namedLanguages } from '../i18n/choose-language.ts';
import type { Say } from '../i18n/say.ts';
import { isScreenOn } from '../navigation/route-table.ts';
import { goBack, isFirstEntry } from '../platform/history-entries.ts';
import { assetAddress } from '../tenant/asset-address.ts';
import { Button } from '../ui/button.tsx';
import { skeletonFoot, SkeletonPage, type SkeletonPart } from '../ui/skeleton.tsx';
import { LanguageList } from '../ui/language-list.tsx';
import { NoticeFrame, ToastFrame } from '../ui/live-regions.tsx';
import { Note } from '../ui/note.tsx';
import { PageFrame, type BackAction } from '../ui/page-frame.tsx';
import { followActionsBar } from '../ui/page-space.ts';
import type { FirstPage } from './first-screen.ts';
import type { FirstVisit } from './first-visit.ts';

/** A page of which only the title is there. */
export type LoadingPage = Pick<FirstPage, 'title'>;

/** Props of `FirstPageView`. */
export interface FirstPageViewProps {
  visit: FirstVisit;
  /** For `data-screen`. */
  mark: string;
  /** Of what is drawn until the lender has answered. */
  shapes: readonly SkeletonPart[];
  page: LoadingPage | FirstPage;
  say: Say;
  /** Keeps the press that is being made. */
  hold: () => void;
  /** React is late, or cannot be had: said above the page, with a way on. */
  lacks: 'slow' | 'failed' | undefined;
}

/** As the app's shell has it (screens §8): back within the app, or out of the web view, which the bridge does. */
function backAction({ visit, say, hold }: FirstPageViewProps): BackAction | undefined {
  if (!isFirstEntry()) return { label: say('app:back'), go: goBack };
  return shellKind(globalThis, visit.tenant.bridge) === 'browser'
    ? undefined
    : { label: say('app:close'), go: hold };
}

/** All that the app has in the page while one of its screens is open: just what React draws first (`src/app/app.tsx`). */
export function FirstPageView(props: FirstPageViewProps) {
  const { visit, mark, shapes, page, say, hold, lacks } = props;
  const { tenant, language, reload } = visit;
  const { languages } = tenant.locale;
  return (
    <>
      <PageFrame
        screenKey={mark}
        face={'face' in page ? page.face : 'loading'}
        title={page.title}
        back={backAction(props)}
        logo={{ src: assetAddress(tenant.id, tenant.brand.logo), name: tenant.brand.name }}
        // Each screen with a first view is about a loan (`src/app/shell.tsx`).
        help={isScreenOn(tenant, 'chatbot') ? { label: say('app:help'), go: hold } : undefined}
        end={
          languages.length > 1 && (
            <LanguageList
              language={language}
              languages={namedLanguages(languages)}
              label={say('app:language')}
              onChoose={hold}
            />
          )
        }
        notices={<NoticeFrame />}
        actions={'face' in page ? page.actions : skeletonFoot(shapes)}
        actionsRef={followActionsBar}
      >
        {lacks && (
          <Note
            tone="warn"
            role="alert"
            title={say(lacks === 'slow' ? 'app:slowTitle' : 'app:pageFailedTitle')}
          >
            <p>{say(lacks === 'slow' ? 'app:slowText' : 'app:loadAgain')}</p>
            <Button kind="secondary" onPress={reload}>
              {say('app:loadAgainAct')}
            </Button>
          </Note>
        )}
        {'face' in page ? page.content : <SkeletonPage shapes={shapes} />}
      </PageFrame>
      <ToastFrame />
    </>
  );
}
