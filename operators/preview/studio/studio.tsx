import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { neededParams } from '../../../src/navigation/screen-params.ts';
import { isWiderThan, onWidthPassed } from '../../../src/platform/window-width.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import type { Finding } from '../../check/finding.ts';
import type { JsonPath } from '../../check/json-tree.ts';
import { ChangesPanel } from './changes-panel.tsx';
import { ChecksPanel } from './checks-panel.tsx';
import { JsonPanel, type PlaceWish } from './code-editor.tsx';
import { DraftBanners } from './draft-banners.tsx';
import type { LinkedDraft } from './draft-link.ts';
import { FilesPanel } from './files-panel.tsx';
import { configFile } from './folder-files.ts';
import { type FieldWish, FormPanel } from './form-panel.tsx';
import { asInvented, launchAddress, LaunchFields, type LaunchValues } from './launch-fields.tsx';
import { LenderPanel } from './lender-panel.tsx';
import { LookPanel } from './look-panel.tsx';
import { LogPanel } from './log-panel.tsx';
import { PhonePanel } from './phone-panel.tsx';
import { StudioBar, type StudioMode } from './studio-bar.tsx';
import { StudioProvider, type StudioState } from './studio-context.tsx';
import { type StudioTab, StudioTabs } from './studio-tabs.tsx';
import { type PhoneChoice, usePhone } from './use-phone.ts';
import { type SandboxLoan, useSandbox } from './use-sandbox.ts';
import { useStudioState } from './use-studio-state.ts';

/**
 * Ctrl+Z and Ctrl+Shift+Z (Cmd on a Mac) go back and forth in the draft, wherever the focus is: a field's own undo
 * would not know what the other side of the studio has done.
 */
export function useUndoKeys(studio: Pick<StudioState, 'undo' | 'redo'>): void {
  const latest = useRef(studio);
  useEffect(() => {
    latest.current = studio;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Props of `Studio`. */
export interface StudioProps {
  id: string;
  ids: readonly string[];
  onChoose: (id: string) => void;
  linked: LinkedDraft | undefined;
  values: LaunchValues;
  setValues: (values: LaunchValues) => void;
  /** The address of this page, and its origin. */
  address: string;
  origin: string;
}

const noCalls: readonly string[] = [];
const wide = 1100;
const widthChange = (act: () => void) => onWidthPassed(wide, act);

/** The tenant studio (design §5): form, text and phone of one lender's folder, and nothing leaves the browser. */
export function Studio(props: StudioProps) {
  const { id, ids, onChoose, linked, setValues, address, origin } = props;
  const { t } = useTranslation('preview');
  const isWide = useSyncExternalStore(widthChange, () => isWiderThan(wide));
  const [calls, setCalls] = useState(noCalls);
  const { state, folder } = useStudioState(id, ids, linked, calls);
  const isLinked = linked !== undefined || state.held !== undefined;
  const values = isLinked ? asInvented(props.values) : props.values;
  const sandbox = useSandbox(state.publishedTenant, values.sessionId);
  const calledBySandbox = sandbox.scenario?.calls ?? noCalls;
  if (calledBySandbox.length !== calls.length) setCalls(calledBySandbox);
  const [choice, setChoice] = useState<PhoneChoice>({
    shell: 'android',
    scheme: 'device',
    day: '',
  });
  const [language, setLanguage] = useState('');
  const phone = usePhone(state, choice, origin);
  const [tab, setTab] = useState<StudioTab>(isWide ? 'json' : 'form');
  const [fieldWish, setFieldWish] = useState<FieldWish>();
  const [placeWish, setPlaceWish] = useState<PlaceWish>();
  const [mode, setMode] = useState<StudioMode>('look');
  const [field, setField] = useState<JsonPath>();
  const [first, setFirst] = useState<ScreenKey>();
  useUndoKeys(state);
  const loan = sandbox.scenario?.loans[0];
  useEffect(() => {
    if (loan && values.loanId === '' && values.productId === '')
      setValues({ ...values, loanId: loan.id, productId: loan.productId });
  }, [loan, values, setValues]);
  const showTab = (next: StudioTab) => {
    setMode('fields');
    setTab(next);
  };
  const showField = (wanted: string) => {
    setFieldWish({ field: wanted, count: (fieldWish?.count ?? 0) + 1 });
    if (!isWide) setTab('form');
  };
  const showFinding = (finding: Finding) => {
    const { file, line, column, field: named } = finding;
    if (file === configFile && named && !state.broken) return showField(named);
    setPlaceWish({ file, line, column, count: (placeWish?.count ?? 0) + 1 });
    setTab(file === configFile ? 'json' : 'files');
  };
  const chooseLoan = ({ id: loanId, productId }: SandboxLoan) => {
    const next = { ...values, loanId, productId };
    setValues(next);
    const current = state.tenant ?? state.publishedTenant;
    const { screen } = phone;
    const isAboutLoan = screen !== undefined && neededParams(screen).includes('loanId');
    if (current)
      phone.show(launchAddress(current, isAboutLoan ? screen : 'loanDetails', next, language));
  };
  const { entries } = phone.log;
  const paths = useMemo(
    () => [...new Set(entries.flatMap((entry) => (entry.kind === 'call' ? [entry.path] : [])))],
    [entries],
  );
  if (folder === 'missing') return <p className="st-empty">{t('noFolder', { id })}</p>;
  const own = isWide ? (['form', 'phone'].includes(tab) ? 'json' : tab) : tab;
  return (
    <StudioProvider value={state}>
      <div className="st-studio" data-wide={isWide || undefined}>
        <StudioBar
          ids={ids}
          onChoose={onChoose}
          address={address}
          onTab={showTab}
          mode={mode}
          onMode={setMode}
        />
        <DraftBanners />
        {mode === 'look' && (
          <LookPanel
            values={values}
            scenario={sandbox.scenario}
            isAsked={sandbox.isThere !== undefined && (!loan || values.loanId !== '')}
            isWide={isWide}
            onOpen={(key) => {
              setFirst(key);
              showTab(isWide ? tab : 'phone');
            }}
          />
        )}
        {mode === 'fields' && (
          <div className="st-columns">
            <div className="st-column" data-part="form" hidden={!isWide && own !== 'form'}>
              <FormPanel wish={fieldWish} onField={setField} />
            </div>
            <div className="st-column" data-part="middle">
              <StudioTabs tab={own} isWide={isWide} onTab={setTab}>
                {own === 'json' && <JsonPanel wish={placeWish} field={field} />}
                {own === 'checks' && <ChecksPanel onShow={showFinding} />}
                {own === 'changes' && <ChangesPanel onShow={showField} />}
                {own === 'files' && <FilesPanel wish={placeWish} />}
                {own === 'lender' && (
                  <>
                    <LenderPanel
                      sandbox={sandbox}
                      values={values}
                      table={state.tenant?.loanStatuses ?? {}}
                      onChoose={chooseLoan}
                      onReload={phone.reload}
                      faults={phone.faults}
                      setFaults={phone.setFaults}
                      paths={paths}
                    />
                    <h2 className="st-title">{t('session')}</h2>
                    <LaunchFields values={values} onChange={setValues} />
                  </>
                )}
                {own === 'log' && <LogPanel log={phone.log} />}
              </StudioTabs>
            </div>
            <div className="st-column" data-part="phone" hidden={!isWide && own !== 'phone'}>
              <PhonePanel
                phone={phone}
                choice={choice}
                setChoice={setChoice}
                values={values}
                language={language}
                setLanguage={setLanguage}
                first={first}
              />
            </div>
          </div>
        )}
      </div>
    </StudioProvider>
  );
}
