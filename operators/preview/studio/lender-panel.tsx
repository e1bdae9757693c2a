import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultKinds, type CallFault } from '../../../src/domain/call-fault.ts';
import type { LoanStatusTable } from '../../../src/domain/loan-status.ts';
import type { LaunchValues } from './launch-fields.tsx';
import { LoanRow } from './loan-row.tsx';
import type { SandboxLoan, Sandbox } from './use-sandbox.ts';

/** Props of `FaultPicker`. */
export interface FaultPickerProps {
  calls: readonly string[];
  kinds: readonly string[];
  onAsk: (fault: { call: string; kind: string; times: number }) => void;
}

/** Lets one kind of failure wait for one call, or for all of them. */
export function FaultPicker({ calls, kinds, onAsk }: FaultPickerProps) {
  const { t } = useTranslation('preview');
  const [call, setCall] = useState('*');
  const [kind, setKind] = useState(kinds[0] ?? '500');
  const [times, setTimes] = useState('1');
  return (
    <form
      className="st-faults"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk({ call, kind, times: Math.max(1, Math.round(Number(times)) || 1) });
      }}
    >
      <label className="st-field">
        <span className="st-label">{t('faultCall')}</span>
        <select className="st-input" value={call} onChange={({ target }) => setCall(target.value)}>
          <option value="*">{t('everyCall')}</option>
          {calls.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="st-field">
        <span className="st-label">{t('faultKind')}</span>
        <select className="st-input" value={kind} onChange={({ target }) => setKind(target.value)}>
          {kinds.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="st-field">
        <span className="st-label">{t('faultTimes')}</span>
        <input
          className="st-input"
          inputMode="numeric"
          value={times}
          onChange={({ target }) => setTimes(target.value)}
        />
      </label>
      <button type="submit" className="st-small">
        {t('faultAsk')}
      </button>
    </form>
  );
}

/** Props of `LenderPanel`. */
export interface LenderPanelProps {
  sandbox: Sandbox;
  values: LaunchValues;
  /** The lender's own table of statuses. */
  table: LoanStatusTable;
  /** Takes a loan for the launches to come, and shows it. */
  onChoose: (loan: SandboxLoan) => void;
  /** Shows the phone's screen anew, so that it asks the lender again. */
  onReload: () => void;
  faults: readonly CallFault[];
  setFaults: (faults: readonly CallFault[]) => void;
  /** Paths that the phone has asked for so far. */
  paths: readonly string[];
}

/** In which state the lender is: its loans and payments where it is a sandbox, and failures for any call. */
export function LenderPanel(props: LenderPanelProps) {
  const { sandbox, values, table, faults, setFaults, paths, onReload } = props;
  const { t } = useTranslation('preview');
  const { scenario, isThere, refusal, turn } = sandbox;
  const { sessionId } = values;
  const change = async (page: string, body: object) => {
    if (await turn(page, { sessionId, ...body })) onReload();
  };
  return (
    <div className="st-lender">
      {isThere === false && <p className="st-banner">{t('noSandbox')}</p>}
      {refusal && (
        <p className="st-banner" data-tone="bad" role="alert" lang="en">
          {refusal}
        </p>
      )}
      {scenario && (
        <>
          <h2 className="st-title">{t('loans')}</h2>
          <ul className="st-rows">
            {scenario.loans.map((loan) => (
              <LoanRow
                key={loan.id}
                loan={loan}
                table={table}
                isChosen={loan.id === values.loanId}
                onChoose={() => props.onChoose(loan)}
                onStatus={(status) => void change('order', { orderId: loan.id, status })}
                onPay={() => void change('pay', { orderId: loan.id })}
              />
            ))}
          </ul>
          <p className="st-row">
            <span>{t('smsCode', { code: scenario.smsCode })}</span>
            <button type="button" className="st-small" onClick={() => void change('reset', {})}>
              {t('resetLender')}
            </button>
          </p>
        </>
      )}
      <h2 className="st-title">{t('failures')}</h2>
      <p className="st-note">{scenario ? t('failuresBySandbox') : t('failuresByPhone')}</p>
      <FaultPicker
        key={scenario ? 'sandbox' : 'phone'}
        calls={scenario?.calls ?? paths}
        kinds={scenario?.faultKinds ?? faultKinds}
        onAsk={({ call, kind, times }) => {
          if (scenario) void turn('faults', { sessionId, call, kind, times });
          else {
            const wanted = faultKinds.find((one) => one === kind);
            if (wanted) setFaults([...faults, { call, kind: wanted, times }]);
          }
        }}
      />
      {faults.length > 0 && (
        <ul className="st-rows">
          {faults.map((fault, at) => (
            <li key={`${at} ${fault.call}`} className="st-row">
              <code>
                {fault.call} · {fault.kind} × {fault.times}
              </code>
              <button
                type="button"
                className="st-take-out"
                aria-label={t('takeOut', { name: fault.kind })}
                onClick={() => setFaults(faults.filter((one) => one !== fault))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
