import { useRef, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { rateInPercent, readWholeAmount } from '../../domain/calculator.ts';
import { amountStep, wholeAmount } from '../../domain/loan-example.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { AmountField } from './amount-field.tsx';
import { CostResult } from './cost-result.tsx';
import { useCalculator } from './use-calculator.ts';

/** Amount and term in, the whole cost out (screens §2, §8 "Calculator"); the same on the home page and alone. */
export function LoanCalculator() {
  const { t } = useTranslation('calculator');
  const { calculator: rules, money } = useTenant();
  const format = useFormat();
  const goTo = useGoTo();
  const input = useRef<HTMLInputElement>(null);
  const { entry, isWrong, result, change, calculate, reset } = useCalculator();
  const { amountMin, amountMax } = rules;
  const range = {
    min: format.major(wholeAmount(amountMin)),
    max: format.major(wholeAmount(amountMax)),
  };
  const typed = readWholeAmount(entry.amount, money);
  const isOutside = (amount: string) => Number(amount) < amountMin || Number(amount) > amountMax;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!calculate()) input.current?.focus();
  };
  return (
    <div className="sc-calculator">
      {/* Without JavaScript nothing is reckoned, but what was typed comes back in the address of the page alone. */}
      <form className="sc-form" action={goTo.href('calculator')} noValidate onSubmit={submit}>
        <div>
          <div className="sc-money">
            <AmountField
              value={entry.amount}
              onChange={(amount) => change({ amount })}
              isWrong={isWrong}
              inputRef={input}
            />
          </div>
          {amountMax > amountMin && (
            <input
              type="range"
              className="sc-slider"
              aria-label={t('slider')}
              aria-valuetext={typed && format.major(typed)}
              min={amountMin}
              max={amountMax}
              step={amountStep(rules)}
              value={typed ?? amountMin}
              onChange={(event) => change({ amount: event.target.value })}
            />
          )}
          <p className="sc-ends" aria-hidden="true">
            <span>{range.min}</span>
            <span>{range.max}</span>
          </p>
        </div>
        <SelectField
          name="period"
          label={t('period')}
          value={String(entry.days)}
          options={rules.periodsDays.map((days) => ({
            value: String(days),
            label: t('days', { count: days }),
          }))}
          onChange={(days) => change({ days: Number(days) })}
        />
        <div className="sc-buttons">
          <Button type="submit">{t('calculate')}</Button>
          <Button kind="secondary" onPress={reset}>
            {t('reset')}
          </Button>
        </div>
      </form>
      <div className="sc-result">
        <CostResult
          result={result}
          rangeNote={result && isOutside(result.request.amount) ? t('outside', range) : undefined}
        />
        {!result && (
          <div className="sc-rule">
            <h3>{t('ruleTitle')}</h3>
            <ul>
              <li>{t('ruleInterest', { rate: format.percent(rateInPercent(rules.dailyRate)) })}</li>
              <li>{t('ruleInstalments')}</li>
              <li>{t('ruleApr')}</li>
            </ul>
          </div>
        )}
        <p className="sc-note">{t('note')}</p>
      </div>
    </div>
  );
}
