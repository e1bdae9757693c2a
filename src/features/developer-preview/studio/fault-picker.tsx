import { useState } from 'react';
import { useTranslation } from 'react-i18next';

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
