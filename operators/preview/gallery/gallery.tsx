import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { addWords } from '../../../src/i18n/create-i18n.ts';
import { sharedWording } from '../../../src/i18n/wording-files.ts';
import { paintTheme } from '../../../src/tenant/apply-theme.ts';
import { type Temper, tempers } from '../../../src/tenant/temper.ts';
import { TenantProvider, useTenant } from '../../../src/tenant/tenant-context.tsx';
import { paintPhone } from '../studio/prepare-phone.ts';
import { ChoiceSpecimens } from './choices.tsx';
import { Contents } from './contents.tsx';
import { DrawnSpecimens } from './drawn.tsx';
import { FieldSpecimens } from './fields.tsx';
import { forceStates } from './forced-states.ts';
import { HelpSpecimens } from './help.tsx';
import { LoanSpecimens } from './loans.tsx';
import { PaymentSpecimens } from './payments.tsx';
import { SignalSpecimens } from './signals.tsx';
import { SurfaceSpecimens } from './surfaces.tsx';
import { WaitingSpecimens } from './waiting.tsx';

/** The parts of the gallery, from what is pressed to what is looked at. */
const parts: readonly { id: string; title: string; Part: ComponentType }[] = [
  { id: 'typed', title: 'Pressed and typed', Part: FieldSpecimens },
  { id: 'chosen', title: 'Chosen', Part: ChoiceSpecimens },
  { id: 'surfaces', title: 'Surfaces', Part: SurfaceSpecimens },
  { id: 'signals', title: 'Signals', Part: SignalSpecimens },
  { id: 'loans', title: 'A loan', Part: LoanSpecimens },
  { id: 'payments', title: 'A payment', Part: PaymentSpecimens },
  { id: 'help', title: 'Help and papers', Part: HelpSpecimens },
  { id: 'waiting', title: 'Waiting and failing', Part: WaitingSpecimens },
  { id: 'drawn', title: 'Icons and drawings', Part: DrawnSpecimens },
];

/** Words of pieces that other screens bring along; the preview has its own alone. */
const otherWords = ['contacts', 'loan-details', 'payment'] as const;

/**
 * The living gallery (docs/design.md): each piece of `src/ui/`, of `src/lending-ui/` and of what a payment shows, in each
 * of its states, in every temper and scheme, by the real code.
 */
export function Gallery() {
  const { t, i18n } = useTranslation('preview');
  const own = useTenant();
  const [temper, setTemper] = useState<Temper>(own.theme.temper);
  const [scheme, setScheme] = useState<'light' | 'dark'>(() =>
    document.documentElement.dataset['scheme'] === 'dark' ? 'dark' : 'light',
  );
  const [page, setPage] = useState<HTMLElement | null>(null);
  const { language } = i18n;
  useEffect(() => {
    for (const part of otherWords) {
      if (i18n.hasResourceBundle(language, part)) continue;
      sharedWording(language, part).then(
        (words) => addWords(i18n, language, part, words),
        () => undefined, // what cannot be had stays blank
      );
    }
  }, [i18n, language]);
  useEffect(() => forceStates(document), []);
  useEffect(() => {
    const theme = { ...own.theme, temper };
    paintTheme(document.documentElement, { ...own, theme }, scheme);
  }, [own, temper, scheme]);
  useEffect(() => () => paintPhone(document.documentElement, own), [own]);
  const shown = { ...own, theme: { ...own.theme, temper } };
  const temperNames: Readonly<Record<Temper, string>> = {
    calm: t('temperCalm'),
    bold: t('temperBold'),
    friendly: t('temperFriendly'),
  };
  return (
    <div className="pv-gallery" ref={setPage}>
      <div className="pv-looks" role="toolbar" aria-label={t('look')}>
        <span className="pv-modes" role="group" aria-label={t('temper')}>
          {tempers.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === temper}
              onClick={() => setTemper(one)}
            >
              {temperNames[one]}
            </button>
          ))}
        </span>
        <span className="pv-modes" role="group" aria-label={t('scheme')}>
          {(['light', 'dark'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === scheme}
              onClick={() => setScheme(one)}
            >
              {one === 'dark' ? t('schemeDark') : t('schemeLight')}
            </button>
          ))}
        </span>
      </div>
      <Contents of={page} title={t('contents')} />
      <TenantProvider value={shown}>
        <div className="pv-parts">
          {parts.map(({ id, title, Part }) => (
            <section key={id} className="pv-part" aria-labelledby={`part-${id}`}>
              <h2 id={`part-${id}`} tabIndex={-1} data-part-title="">
                {title}
              </h2>
              <div className="pv-columns">
                <Part />
              </div>
            </section>
          ))}
        </div>
      </TenantProvider>
    </div>
  );
}
