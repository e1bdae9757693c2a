import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationAccess } from '../../src/navigation/navigation-context.tsx';
import { useScreenParams } from '../../src/navigation/use-go-to.ts';
import { isWiderThan } from '../../src/platform/window-width.ts';
import { useSession } from '../../src/session/session-context.tsx';
import { useTenant } from '../../src/tenant/tenant-context.tsx';
import { SkeletonPage } from '../../src/ui/skeleton.tsx';
import { later } from '../../src/ui/later.tsx';
import { PageChrome } from '../../src/ui/page.tsx';
import { useArrivalFocus } from '../../src/ui/use-arrival-focus.ts';
import galleryStyle from './gallery/gallery.css?url&no-inline';
import houseStyle from './gallery/houses.css?url&no-inline';
import { OpenScreens } from './open-screens.tsx';
import style from './preview.css?url&no-inline';
import { invented, launchFrom, type LaunchValues } from './studio/launch-fields.tsx';
import type { StudioHostProps } from './studio/studio-host.tsx';

const StudioHost = later<StudioHostProps>(
  () => import('./studio/studio-host.tsx').then((chunk) => chunk.StudioHost),
  () => <SkeletonPage shapes={['hero', 'rows']} />,
);

const Gallery = later(
  () => import('./gallery/gallery.tsx').then((chunk) => chunk.Gallery),
  () => <SkeletonPage shapes={['hero', 'rows']} />,
);

/** What the page shows. */
const modes = ['screens', 'studio', 'gallery'] as const;
type Mode = (typeof modes)[number];

/** From this width on there is room for form, text and phone side by side. */
const roomForStudio = 1100;

/**
 * The preview (spec §2, screens §7): inputs and links that open each screen as a lender's app would, the studio, in
 * which a lender's folder is changed and seen, and the gallery of all that screens are made of.
 */
export function DeveloperPreviewScreen() {
  const { t } = useTranslation('preview');
  const { end, brand } = useContext(PageChrome);
  const heading = useArrivalFocus('preview');
  const tenant = useTenant();
  const session = useSession();
  const params = useScreenParams();
  const { address } = useNavigationAccess();
  const [packed] = useState(() => /^#draft=(.+)$/.exec(address.current().hash)?.[1]);
  const [mode, setMode] = useState<Mode>(() =>
    packed !== undefined || isWiderThan(roomForStudio) ? 'studio' : 'screens',
  );
  const isStudio = mode === 'studio';
  // Whoever opens somebody's draft does not lend it their own session.
  const [values, setValues] = useState<LaunchValues>(() =>
    packed === undefined ? launchFrom(session.values, params) : invented,
  );
  const title = t('title');
  const names: Record<Mode, string> = {
    screens: t('screens'),
    studio: t('studio'),
    gallery: t('gallery'),
  };
  useEffect(() => {
    document.title = `${title} · ${brand || tenant.brand.name}`;
  }, [title, brand, tenant]);
  return (
    <main
      className="pv"
      data-screen="preview"
      data-face="ready"
      data-studio={isStudio || undefined}
    >
      <link rel="stylesheet" href={style} precedence="preview" />
      <header className="pv-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <span className="pv-modes" role="group" aria-label={title}>
          {modes.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === mode}
              onClick={() => setMode(one)}
            >
              {names[one]}
            </button>
          ))}
        </span>
        {end}
      </header>
      {isStudio && <StudioHost packed={packed} values={values} setValues={setValues} />}
      {mode === 'screens' && <OpenScreens values={values} setValues={setValues} />}
      {mode === 'gallery' && (
        <>
          <link rel="stylesheet" href={galleryStyle} precedence="preview" />
          <link rel="stylesheet" href={houseStyle} precedence="preview" />
          <Gallery />
        </>
      )}
    </main>
  );
}
