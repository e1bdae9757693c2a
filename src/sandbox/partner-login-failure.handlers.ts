import { productWords } from './product-words.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { rejected, succeeded, wireFlag, wireId } from './wire-answer.ts';

/** Lenders put the fields beside `status` or into `data` (screens §8); both kinds are played. */
const told = (call: SandboxCall, fields: Readonly<Record<string, unknown>>) =>
  call.play.numbersAsTexts ? succeeded(call, fields) : succeeded(call, undefined, fields);

function jointFailure(call: SandboxCall): WireAnswer {
  const { words, play } = call;
  if (!call.field('productId')) return rejected(call, words.say('refused'));
  return told(call, {
    noticeMessage: words.say('partnerClosed'),
    errorMessage: words.say('partnerClosedWhy'),
    recommendList: play.offers.map((offer, at) => {
      const said = productWords(call, offer, at);
      return {
        id: wireId(offer.id),
        logo: said.logo,
        name: said.name,
        buttonText: said.button,
        rangeText: said.range,
        rangeDes: said.rangeLabel,
        rateText: said.rate,
        desc: said.days,
        isEnabled: wireFlag(call, offer.isEnabled),
      };
    }),
  });
}

function jointTap(call: SandboxCall): WireAnswer {
  const isTap = call.field('moduleId') === '18' && /^\d+$/.test(call.field('positionId'));
  return isTap ? succeeded(call) : rejected(call, call.words.say('refused'));
}

function jointLink(call: SandboxCall): WireAnswer {
  const offer = call.play.offers.find(({ id }) => id === call.field('productId'));
  if (!offer?.isEnabled) return rejected(call, call.words.say('unknownProduct'));
  return told(call, { link: offer.applyUrl });
}

/** A log-in at a partner that failed, and what else there is. */
export const partnerLoginFailureHandlers: SandboxHandlers = { jointFailure, jointTap, jointLink };
