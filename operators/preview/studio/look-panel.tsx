import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigationAccess } from '../../../src/navigation/navigation-context.tsx';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import type { JsonPath } from '../../check/json-tree.ts';
import { childNode, tenantNode } from '../../check/schema-node.ts';
import { FormField } from './form-field.tsx';
import { keyScreens } from './key-screens.ts';
import type { LaunchValues } from './launch-fields.tsx';
import { type BoardScheme, LookBoard } from './look-board.tsx';
import { isPickedColour, OldColoursNote } from './old-colours.tsx';
import { PaletteCard } from './palette-card.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { StudioProvider, useStudio } from './studio-context.tsx';
import { TemperPick } from './temper-pick.tsx';
import type { SandboxScenario } from './use-sandbox.ts';

/** The two colours that a brand team is asked for first. */
const colourPaths: readonly JsonPath[] = [
  ['theme', 'brand'],
  ['theme', 'brand2'],
];

/** What is not one fold away: what makes the house. */
const first: readonly string[] = [
  'brand.name',
  'brand.logo',
  'theme.brand',
  'theme.brand2',
  'theme.temper',
  'theme.font',
];

const nodeAt = (path: JsonPath) =>
  path.reduce<ReturnType<typeof childNode>>(
    (node, key) => node && childNode(node, key),
    tenantNode,
  );

/** The other fields of how a lender looks, as the schema has them. */
const more: readonly JsonPath[] = ['brand', 'theme'].flatMap((group) =>
  Object.keys(nodeAt([group])?.entries ?? {})
    .map((key) => [group, key])
    .filter((path) => !first.includes(path.join('.'))),
);

function Field({ path }: { path: JsonPath }) {
  const node = nodeAt(path);
  return node ? <FormField path={path} node={node} /> : null;
}

/** Colours of the new logo, to be taken for the field above with one press. */
function LogoColours({ colours, path }: { colours: readonly string[]; path: JsonPath }) {
  const { t } = useTranslation('preview');
  const { write } = useStudio();
  if (colours.length === 0) return null;
  return (
    <p className="st-from-logo">
      <span className="st-note">{t('fromLogo')}</span>
      {colours.map((colour) => (
        <button
          key={colour}
          type="button"
          className="st-dot"
          title={colour}
          aria-label={t('takeColour', { colour, name: path.join('.') })}
          ref={(element) => element?.style.setProperty('--dot', colour)}
          onClick={() => write(path, colour)}
        />
      ))}
    </p>
  );
}

/** Props of `LookPanel`. */
export interface LookPanelProps {
  values: LaunchValues;
  /** What the sandbox has; undefined where none is. */
  scenario: SandboxScenario | undefined;
  /** The sandbox has answered, or there is none. */
  isAsked: boolean;
  isWide: boolean;
  onOpen: (key: ScreenKey) => void;
}

/** How a lender looks: drop the logo, pick two colours, and see the palette and the key screens at once. */
export function LookPanel({ values, scenario, isAsked, isWide, onOpen }: LookPanelProps) {
  const { t } = useTranslation('preview');
  const { builtScreens } = useNavigationAccess();
  const studio = useStudio();
  const { tenant, publishedTenant, broken } = studio;
  const picking: typeof studio = {
    ...studio,
    write: (path, value, files) =>
      isPickedColour(path) ? studio.pickColour(path, value) : studio.write(path, value, files),
  };
  const [colours, setColours] = useState<readonly string[]>([]);
  const [wished, setWished] = useState<BoardScheme>(isWide ? 'both' : 'light');
  const current = tenant ?? publishedTenant;
  const scheme = current?.theme.dark ? wished : 'light';
  const offered = scenario && (scenario.products.find(({ isOffered }) => isOffered)?.id ?? '');
  const repaid = scenario?.loans.find(({ status }) => status === '200');
  const settled = repaid && { loanId: repaid.id, productId: repaid.productId };
  const names: Readonly<Record<BoardScheme, string>> = {
    both: t('schemeBoth'),
    light: t('schemeLight'),
    dark: t('schemeDark'),
  };
  return (
    <div className="st-look">
      <fieldset className="st-look-form st-plain" disabled={broken !== undefined}>
        <PictureDrop
          name="logo"
          path={['brand', 'logo']}
          title={t('dropLogo')}
          onColours={setColours}
        />
        <Field path={['brand', 'name']} />
        <StudioProvider value={picking}>
          <div className="st-two">
            {colourPaths.map((path) => (
              <div key={path.join('.')} className="st-look-field">
                <Field path={path} />
                <LogoColours colours={colours} path={path} />
              </div>
            ))}
          </div>
        </StudioProvider>
        <OldColoursNote />
        <TemperPick />
        {current && <PaletteCard theme={current.theme} />}
        <PictureDrop name="hero" path={['theme', 'pictures', 'hero']} title={t('dropHero')} />
        <Field path={['theme', 'font']} />
        <details className="st-more">
          <summary>{t('moreLook')}</summary>
          <div className="st-inside">
            {more.map((path) => (
              <Field key={path.join('.')} path={path} />
            ))}
          </div>
        </details>
      </fieldset>
      <section className="st-look-board" aria-label={t('keyScreens')}>
        <div className="st-row">
          <h2 className="st-title">{t('keyScreens')}</h2>
          {current?.theme.dark ? (
            <span className="pv-modes" role="group" aria-label={t('scheme')}>
              {(['both', 'light', 'dark'] as const).map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={scheme === one}
                  onClick={() => setWished(one)}
                >
                  {names[one]}
                </button>
              ))}
            </span>
          ) : (
            <span className="st-note">{t('noDark')}</span>
          )}
        </div>
        {!tenant && publishedTenant && (
          <p className="st-banner" data-tone="warn" role="status">
            {t('phoneBroken')}
          </p>
        )}
        {current && isAsked && (
          <LookBoard
            key={scheme}
            screens={keyScreens(current, builtScreens, values, offered, settled)}
            scheme={scheme}
            onOpen={onOpen}
          />
        )}
      </section>
    </div>
  );
}
