import { useTranslation } from 'react-i18next';
import { calculate } from '../../domain/calculator.ts';
import { amountStep, wholeAmount } from '../../domain/loan-example.ts';
import { majorToMinor, type MajorAmount } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { AmountField } from './amount-field.tsx';
import { ApplyLink } from './apply-link.tsx';
import { CostBar } from './cost-result.tsx';
import { useLiveEntry } from './live-entry.tsx';
import { usePartsText } from './use-parts-text.ts';

/** So many terms are a tap away; the others are in a list. */
const quickTerms = 3;

/**
 * The home page's calculator: it has answered before anything is touched, and answers while the knob moves, by the
 * one rule (screens §2). What is applied for goes along in the address of the registration, and is sent to nobody.
 */
export function LiveCalculator() {
  const { t } = useTranslation(['calculator', 'public-site']);
  const { calculator: rules, money } = useTenant();
  const format = useFormat();
  const goTo = useGoTo();
  const partsText = usePartsText();
  const { entry, amount, isLent, change, keep } = useLiveEntry();
  const { amountMin, amountMax } = rules;
  const cost = amount === undefined ? undefined : calculate({ ...rules, amount, days: entry.days });
  const short = (whole: MajorAmount) => format.shortMoney(majorToMinor(whole, money.minorDigits));
  const parts = cost && partsText(cost, short);
  const range = { min: short(wholeAmount(amountMin)), max: short(wholeAmount(amountMax)) };
  const quick = rules.periodsDays.slice(0, quickTerms);
  const others = rules.periodsDays.slice(quickTerms);
  const chooseTerm = (term: number) => {
    change({ days: term });
    keep(term);
  };
  const days = (count: number) => t('days', { count });
  return (
    // Without JavaScript the form leads to the calculator's own page; with it, nothing is left to send.
    <form
      className="sl-card"
      action={goTo.href('calculator')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <div className="sl-amount">
        <AmountField
          value={entry.amount}
          onChange={(typed) => change({ amount: typed })}
          isWrong={amount === undefined}
        />
      </div>
      {amountMax > amountMin && (
        <input
          type="range"
          className="sc-slider"
          aria-label={t('slider')}
          aria-valuetext={amount && `${short(amount)}: ${parts?.text ?? ''}`}
          min={amountMin}
          max={amountMax}
          step={amountStep(rules)}
          value={amount ?? amountMin}
          onChange={(event) => change({ amount: event.target.value })}
          onPointerUp={() => keep()}
          onKeyUp={() => keep()}
        />
      )}
      <p className="sc-ends" aria-hidden="true">
        <span>{range.min}</span>
        <span>{range.max}</span>
      </p>
      <fieldset className="sl-terms" data-more={others.length > 0 || undefined}>
        <legend className="visually-hidden">{t('period')}</legend>
        {quick.map((term) => (
          <label key={term} className="sl-term">
            {/* Only the chosen one needs its unit to be seen. */}
            <input
              type="radio"
              aria-label={days(term)}
              name="period"
              value={term}
              checked={term === entry.days}
              onChange={() => chooseTerm(term)}
            />
            <span>{term === entry.days ? days(term) : term}</span>
          </label>
        ))}
        {others.length > 0 && (
          <span className="sl-term" data-checked={others.includes(entry.days) || undefined}>
            <select
              aria-label={t('otherTerm')}
              value={others.includes(entry.days) ? entry.days : ''}
              onChange={(event) => chooseTerm(Number(event.target.value))}
            >
              <option value="" disabled hidden>
                {t('moreTerms')}
              </option>
              {others.map((term) => (
                <option key={term} value={term}>
                  {days(term)}
                </option>
              ))}
            </select>
          </span>
        )}
      </fieldset>
      {cost && amount !== undefined && <CostBar amount={amount} cost={cost} write={short} />}
      <dl className="sl-facts">
        <div>
          <dt>{t('instalments')}</dt>
          <dd>{parts?.text ?? '–'}</dd>
        </div>
        <div>
          <dt>{t('aprWithoutFees')}</dt>
          <dd>{cost?.annualRate === undefined ? '–' : format.percent(cost.annualRate)}</dd>
        </div>
        {rules.feesPercent !== undefined && (
          <div>
            <dt>{t('aprWithFees')}</dt>
            <dd>{cost?.withFees?.annualRate ? format.percent(cost.withFees.annualRate) : '–'}</dd>
          </div>
        )}
      </dl>
      {/* Heard whenever it changes. */}
      <div role="status">
        {cost && (
          <p className="sl-total">
            <span>{t('total')}</span> <strong>{short(cost.total)}</strong>
          </p>
        )}
        {cost && !isLent && <p className="sc-outside">{t('outside', range)}</p>}
      </div>
      <ApplyLink>
        {amount !== undefined && isLent
          ? t('public-site:applyFor', { amount: short(amount) })
          : t('public-site:applyNow')}
      </ApplyLink>
      {/* The page that follows shows what was chosen in its address. */}
      <noscript>
        <Button type="submit" kind="secondary">
          {t('calculate')}
        </Button>
      </noscript>
      <p className="sl-note">{t('note')}</p>
    </form>
  );
}
