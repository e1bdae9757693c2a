import { amountToPay } from '../domain/amount-to-pay.ts';
import { endOfNumber, type KeptVirtualAccount } from '../domain/kept-virtual-account.ts';
import { type VirtualAccount } from '../domain/virtual-account.ts';
import { secondsUntil } from '../domain/time-left.ts';
import { ruleOf } from '../features/loan-details/decide-loan.ts';
import { decideNumber } from '../features/number-repayment/decide-number.ts';
import { numberActionBar, NumberView } from '../features/number-repayment/number-view.tsx';
import { loanDetailsCall } from '../lender-api/loan/loan.calls.ts';
import { ComplaintLink } from '../lending-ui/complaint-link.tsx';
import { loanRefOf } from '../navigation/screen-params.ts';
import { ownerOf } from '../payments/money-trace.ts';
import { keepNumber } from '../payments/number-store.ts';
import { lenderNow } from '../platform/lender-clock.ts';
import { browserAddress } from '../platform/page-address.ts';
import { guardChannels } from '../tenant/first-channels.ts';
import { channelMarkOf, channelWithFacts } from '../tenant/payment-channels.ts';
import type { FirstDrawing } from './first-screen.ts';

/** A number to pay to, by a visit that names no amount; the loan's answer adds its phone. */
export const firstNumber: FirstDrawing = {
  needs: (_look, made) => (made ? [made.query] : []),
  also: ({ params }) => [loanDetailsCall(loanRefOf(params))],
  keep(made, { pressId }, { params, session }) {
    const account = made as VirtualAccount; // mapped by the query that it was made with
    const kept: KeptVirtualAccount = { account, askedAt: lenderNow(), ...(pressId && { pressId }) };
    const { loanId } = loanRefOf(params);
    keepNumber({ owner: ownerOf(session), loanId, address: browserAddress }, kept);
    return kept;
  },
  draw(place, { hold }) {
    const { tenant, language, say, format, params, isOpen, made } = place;
    const loanRef = loanRefOf(params);
    const loan = place.answerTo(loanDetailsCall(loanRef));
    const channels = guardChannels(place.raw);
    if (!made || !channels || (loan && ruleOf(loan, tenant).state === 'settled')) return undefined;
    const kept = made as KeptVirtualAccount; // as `keep` left it
    const { account } = kept;
    const end = endOfNumber(kept, tenant.locale.timeZone);
    const secondsLeft = secondsUntil(end, lenderNow());
    if (secondsLeft === 0) return undefined;
    const kindNames = {
      bank: say('number-repayment:bank'),
      miniMarket: say('number-repayment:miniMarket'),
    };
    const model = decideNumber({
      loanId: loanRef.loanId,
      account,
      channel: channelWithFacts(
        channelMarkOf(account),
        { ...tenant, repayment: channels },
        language,
        kindNames,
      ),
      end,
      secondsLeft,
      toPay: amountToPay({
        due: loan?.amountDue,
        requested: undefined,
        chosen: undefined,
        launched: undefined,
      }),
      phone: loan?.telephone,
      tenant,
      language,
      say,
      format,
    });
    const acts = {
      changeMethod: isOpen('payMethod') ? hold : undefined,
      showCashier: hold,
      sayPaid: hold,
      getNewNumber: hold,
    };
    const { loanId } = loanRef;
    const complaint = isOpen('complaintStart')
      ? {
          href: place.addressOf('complaintStart', { loanId }),
          label: say('app:complain'),
          follow: hold,
        }
      : undefined;
    return {
      title: model.title,
      face: 'ready',
      isTicking: true,
      actions: numberActionBar(model, acts),
      content: (
        <NumberView
          model={model}
          acts={acts}
          copies={{
            stateOf: () => 'idle',
            copy: async () => hold(),
            valueRef: () => () => undefined,
          }}
          slots={{ complaint: <ComplaintLink to={complaint} /> }}
        />
      ),
    };
  },
};
