import { useTranslation } from 'react-i18next';
import { FaultPicker } from './fault-picker.tsx';
import { faultKinds, type CallFault } from '../../../domain/call-fault.ts';
import type { LoanStatusTable } from '../../../domain/loan-status.ts';
import { LoanRow } from './loan-row.tsx';
import type { LaunchValues } from './launch-values.ts';
import type { PlayedLoan } from './sandbox-play.ts';
import type { Sandbox } from './use-sandbox.ts';

/** Props of `LenderPanel`. */
export interface LenderPanelProps {
  sandbox: Sandbox;
  values: LaunchValues;
  /** The lender's own table of statuses. */
  table: LoanStatusTable;
  /** Takes a loan for the launches to come, and shows it. */
  onChoose: (loan: PlayedLoan) => void;
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
  const { play, isThere, refusal, turn } = sandbox;
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
      {play && (
        <>
          <h2 className="st-title">{t('loans')}</h2>
          <ul className="st-rows">
            {play.loans.map((loan) => (
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
            <span>{t('smsCode', { code: play.smsCode })}</span>
            <button type="button" className="st-small" onClick={() => void change('reset', {})}>
              {t('resetLender')}
            </button>
          </p>
        </>
      )}
      <h2 className="st-title">{t('failures')}</h2>
      <p className="st-note">{play ? t('failuresBySandbox') : t('failuresByPhone')}</p>
      <FaultPicker
        key={play ? 'sandbox' : 'phone'}
        calls={play?.calls ?? paths}
        kinds={play?.faultKinds ?? faultKinds}
        onAsk={({ call, kind, times }) => {
          if (play) void turn('faults', { sessionId, call, kind, times });
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
