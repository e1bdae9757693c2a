import { productWords } from './product-words.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import type { ScenarioOffer } from './scenario-parts.ts';
import { rejected, succeeded, wireFlag, wireId } from './wire-answer.ts';

/** The module of a scene (spec §9). */
const modules: Readonly<Record<string, string>> = {
  banner_jingzhun: '301',
  tanchuang_jingzhun: '301',
  tanchuang_fudai: '302',
  banner_fudai: '302',
};

const isModuleOfScene = (call: SandboxCall) =>
  call.field('module_id') === (modules[call.field('scene')] ?? '300');

function row(call: SandboxCall, offer: ScenarioOffer, at: number) {
  const said = productWords(call, offer, at);
  return {
    id: wireId(offer.id),
    productLogo: said.logo,
    productName: said.name,
    buttonStatus: wireFlag(call, offer.isEnabled),
    buttonText: said.button,
    amountRange: said.range,
    amountRangeDes: said.rangeLabel,
    loan_rate: said.rate,
    productDesc: said.days,
    productTags: offer.tags.length ? offer.tags.map((tag) => call.words.pick(tag)) : null,
    ...(offer.lenderName && { lenderName: offer.lenderName, tenor: said.days }),
    ...(offer.apr && { apr: offer.apr }),
    ...(offer.keyFactsUrl && { kfsUrl: offer.keyFactsUrl }),
  };
}

function marketplace(call: SandboxCall): WireAnswer {
  const { offers, fullScenes } = call.scenario;
  const shown = fullScenes.includes(call.field('scene')) ? [] : offers;
  return succeeded(
    call,
    shown.map((offer, at) => row(call, offer, at)),
  );
}

function applyProduct(call: SandboxCall): WireAnswer {
  const offer = call.scenario.offers.find(({ id }) => id === call.field('product_id'));
  if (!offer) return rejected(call, call.words.say('unknownProduct'));
  if (!offer.isEnabled) return rejected(call, call.words.say('fullToday'));
  if (!isModuleOfScene(call)) return rejected(call, call.words.say('refused'));
  return succeeded(call, { url: offer.applyUrl });
}

/** Counted and nothing else; the log remembers it. */
const pageEvent = (call: SandboxCall) => succeeded(call);

/** Lenders put the fields beside `status` or into `data` (screens §8); there is one lender of each kind. */
const answered = (call: SandboxCall, fields: Readonly<Record<string, unknown>>) =>
  call.scenario.numbersAsTexts ? succeeded(call, fields) : succeeded(call, undefined, fields);

function jointFailure(call: SandboxCall): WireAnswer {
  const { words, scenario } = call;
  if (!call.field('productId')) return rejected(call, words.say('refused'));
  return answered(call, {
    noticeMessage: words.say('partnerClosed'),
    errorMessage: words.say('partnerClosedWhy'),
    recommendList: scenario.offers.map((offer, at) => {
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
  const offer = call.scenario.offers.find(({ id }) => id === call.field('productId'));
  if (!offer?.isEnabled) return rejected(call, call.words.say('unknownProduct'));
  return answered(call, { link: offer.applyUrl });
}

/** Other lenders' products, and a log-in at one of them that failed. */
export const marketplaceHandlers: SandboxHandlers = {
  marketplace,
  pageEvent,
  applyProduct,
  jointFailure,
  jointTap,
  jointLink,
};
