import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStudio } from './studio-context.tsx';

/** One view of the studio. */
export type StudioTab =
  | 'form'
  | 'json'
  | 'checks'
  | 'changes'
  | 'files'
  | 'lender'
  | 'log'
  | 'phone';

const narrowTabs = [
  'phone',
  'form',
  'json',
  'checks',
  'changes',
  'files',
  'lender',
  'log',
] as const;
const wideTabs = ['json', 'checks', 'changes', 'files', 'lender', 'log'] as const;
const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Props of `StudioTabs`. */
export interface StudioTabsProps {
  tab: StudioTab;
  /** Form and phone stand beside, and are no tabs. */
  isWide: boolean;
  onTab: (tab: StudioTab) => void;
  children: ReactNode;
}

/** The views that take turns; arrows move between them. */
export function StudioTabs({ tab, isWide, onTab, children }: StudioTabsProps) {
  const { t } = useTranslation('preview');
  const { findings, changes } = useStudio();
  const base = useId();
  const tabs: readonly StudioTab[] = isWide ? wideTabs : narrowTabs;
  const titles: Readonly<Record<StudioTab, string>> = {
    form: t('tabForm'),
    json: 'JSON',
    checks: t('tabChecks'),
    changes: t('tabChanges'),
    files: t('tabFiles'),
    lender: t('tabLender'),
    log: t('tabLog'),
    phone: t('phone'),
  };
  const counts: Partial<Record<StudioTab, number>> = {
    checks: findings.length,
    changes: changes.length,
  };
  const move = (event: KeyboardEvent) => {
    const step = moves[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    if (!next) return;
    onTab(next);
    document.getElementById(`${base}-${next}`)?.focus();
  };
  return (
    <>
      <div className="st-tabs" role="tablist" aria-label={t('views')}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${base}-${one}`}
            aria-selected={one === tab}
            aria-controls={one === tab ? `${base}-view` : undefined}
            tabIndex={one === tab ? 0 : -1}
            onKeyDown={move}
            onClick={() => onTab(one)}
          >
            {titles[one]}
            {counts[one] ? <span className="st-count">{counts[one]}</span> : null}
          </button>
        ))}
      </div>
      <div
        className="st-view"
        role="tabpanel"
        id={`${base}-view`}
        aria-labelledby={`${base}-${tab}`}
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
