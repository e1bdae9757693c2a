import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import { useSay } from '../i18n/use-say.ts';
import { useSecondsSince } from '../lending-ui/use-countdown.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { LockIcon } from '../ui/icons/lock.tsx';
import { LiveRing } from '../ui/live-ring.tsx';
import { Note } from '../ui/note.tsx';
import { Steps } from '../ui/steps.tsx';
import css from './checking.module.css';
import { decideChecking, type CheckingInputs } from './decide-checking.ts';

/** Props of `Checking`. */
interface CheckingProps extends Omit<CheckingInputs, 'usual'> {
  payKind: 'bank' | 'miniMarket' | undefined;
  /** In a few lines, where something else is what the page is for. */
  isBrief?: boolean | undefined;
  /** What can be done once asking by itself has ended. */
  children?: ReactNode;
}

/** The moment between paying and paid: what was done, what is under way, and that nothing has to be done. */
export function Checking({ payKind, isBrief, children, ...inputs }: CheckingProps) {
  const { t, i18n } = useTranslation('payment');
  const say = useSay('payment');
  const format = useFormat();
  const { usualTimes } = useTenant().repayment;
  const { channel, startedAt, stepAt } = inputs.record;
  const timesKey = channel === 'card' || channel === 'wallet' ? channel : payKind;
  const usual = timesKey && usualTimes[timesKey]?.[i18n.language];
  const model = decideChecking({ ...inputs, usual }, say, format);
  const { title, about, amount, steps, isLive, notes, role } = model;
  const since = inputs.standing === 'saidPaid' ? stepAt : startedAt;
  const seconds = useSecondsSince(since, isLive);
  const minutes = Math.floor(seconds / 60);
  const soFar =
    minutes === 0 ? t('secondsSoFar', { count: seconds }) : t('minutesSoFar', { count: minutes });
  if (isBrief) {
    const [sent] = steps;
    return (
      <Note tone="plain" role={role} title={title}>
        <p>{amount ? `${amount.text} · ${sent.text}` : sent.text}</p>
        {[...about, ...notes].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {children}
      </Note>
    );
  }
  return (
    <section className={css.checking} role={role}>
      <LiveRing isLive={isLive}>
        {amount && (
          <>
            <p className={css.label}>{amount.label}</p>
            <p className={css.amount}>{amount.text}</p>
          </>
        )}
      </LiveRing>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {about.map((text) => (
          <p key={text} className={css.about}>
            {text}
          </p>
        ))}
      </div>
      <Steps
        isLive={isLive}
        steps={steps.map((step) =>
          // Told to the eye alone: a voice that counts seconds would say nothing else.
          step.at === 'now' && isLive
            ? { ...step, text: step.text ?? <span aria-hidden="true">{soFar}</span> }
            : step,
        )}
      />
      <div className={css.note}>
        <LockIcon />
        <div>
          {notes.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      {children}
    </section>
  );
}
