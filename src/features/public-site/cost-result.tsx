import { useTranslation } from 'react-i18next';
import type { LoanCost, LoanRequest } from '../../domain/calculator.ts';
import type { MajorAmount } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Disclosure } from '../../ui/accordion.tsx';
import { FactRows } from './fact-rows.tsx';
import { usePartsText } from './use-parts-text.ts';

/** Props of `CostResult`. */
export interface CostResultProps {
  /** Undefined while nothing was calculated. */
  result: { request: LoanRequest; cost: LoanCost } | undefined;
  /** Said of an amount that this lender does not lend. */
  rangeNote: string | undefined;
}

/** What was calculated: the total as the one number, what it is made of, and the plan. Its sentence is spoken. */
export function CostResult({ result, rangeNote }: CostResultProps) {
  const { t } = useTranslation('calculator');
  const format = useFormat();
  const { request, cost } = result ?? {};
  const count = cost?.instalments.length ?? 0;
  const partsText = usePartsText();
  const parts = cost && partsText(cost);
  return (
    <>
      {/* There before the figures come, so that they are spoken. */}
      <div role="status">
        {request && cost && (
          <>
            <p className="sc-label">{t('total')}</p>
            <p className="sc-amount">{format.major(cost.total)}</p>
            <p className="sc-sentence">
              {parts?.isEven
                ? t('sentence', {
                    count,
                    amount: format.major(request.amount),
                    each: format.major(cost.instalment),
                  })
                : t('sentenceParts', {
                    count,
                    amount: format.major(request.amount),
                    parts: parts?.text,
                  })}
            </p>
            {rangeNote && <p className="sc-outside">{rangeNote}</p>}
          </>
        )}
      </div>
      {request && cost && (
        <>
          <CostBar amount={request.amount} cost={cost} write={format.major} />
          <FactRows
            rows={[
              [t('instalments'), count],
              [t('each'), parts?.isEven ? format.major(cost.instalment) : parts?.text],
              [t('term'), t('days', { count: request.days })],
              [
                t('aprWithoutFees'),
                cost.annualRate === undefined ? '–' : format.percent(cost.annualRate),
              ],
            ]}
          />
          <Disclosure title={t('plan')} aside={t('payments', { count })}>
            <ol className="sc-plan">
              {cost.instalments.map(({ number, dueInDays, amount }) => (
                <li key={number}>
                  <span>{t('afterDays', { count: dueInDays })}</span>
                  <strong>{format.major(amount)}</strong>
                </li>
              ))}
            </ol>
          </Disclosure>
        </>
      )}
    </>
  );
}

/** Props of `CostBar`. */
interface CostBarProps {
  amount: MajorAmount;
  cost: LoanCost;
  /** How the page writes its amounts. */
  write: (amount: MajorAmount) => string;
}

/** How much of the total is the loan and how much its cost; the names beside the bar say the same in words. */
export function CostBar({ amount, cost, write }: CostBarProps) {
  const { t } = useTranslation('calculator');
  const total = Number(cost.total);
  const share = total > 0 ? (100 * Number(cost.interest)) / total : 0;
  return (
    <div className="sc-chart">
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 - share} height="4" />
        <rect x={100 - share} width={share} height="4" />
      </svg>
      <dl>
        <div>
          <dt>{t('principal')}</dt>
          <dd>{write(amount)}</dd>
        </div>
        <div>
          <dt>{t('interest')}</dt>
          <dd>{write(cost.interest)}</dd>
        </div>
      </dl>
    </div>
  );
}
