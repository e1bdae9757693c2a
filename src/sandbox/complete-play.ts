import { screenPaths } from '../tenant/screen-paths.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import type { PlayFile, SandboxPlay } from './play-schema.ts';
import { usualAssistant, usualComplaints } from './usual-help.ts';
import {
  usualAgreements,
  usualCards,
  usualLinks,
  usualOrders,
  usualProducts,
  usualRecommendations,
} from './usual-play.ts';
import {
  usualOffers,
  usualPublicLinks,
  usualRegisteredPhones,
  usualTemplates,
} from './usual-public.ts';

/** Fills a play with everything that its file does not say; all of it lies within what the tenant itself says. */
export function completePlay(tenant: Tenant, file: PlayFile): SandboxPlay {
  const products = file.products ?? usualProducts(tenant);
  const orders = file.orders ?? usualOrders(products);
  const templates = file.templates ?? usualTemplates(tenant);
  return {
    session: {
      sessionId: `demo-${tenant.id}`,
      userId: '880000001',
      deviceId: 'demo-device',
      ...file.session,
    },
    links: file.links ?? [...usualLinks(products, orders), ...usualPublicLinks(templates)],
    smsCode: file.smsCode ?? '123456',
    processingMilliseconds: file.processingMilliseconds ?? 4000,
    payVirtualAccountAfter: file.payVirtualAccountAfter ?? 20_000,
    channels: file.channels ?? [],
    extensionDays: file.extensionDays ?? 30,
    slowMilliseconds: file.slowMilliseconds ?? 3000,
    numbersAsTexts: file.numbersAsTexts ?? false,
    newOrderPrefix: file.newOrderPrefix ?? '9007199254740994',
    lateFee: file.lateFee ?? '0',
    wallet: file.wallet ?? tenant.repayment.wallet !== undefined,
    products,
    orders,
    cards: file.cards ?? usualCards,
    payoutAccount: file.payoutAccount ?? {
      bankName: file.cards?.[0]?.bankName ?? 'Bank of Example',
      cardNo: '**** 2290',
    },
    recommended: file.recommended ?? usualRecommendations(tenant),
    offers: file.offers ?? usualOffers(tenant),
    fullScenes: file.fullScenes ?? ['full'],
    templates,
    registeredPhones: file.registeredPhones ?? usualRegisteredPhones(tenant),
    agreements: file.agreements ?? usualAgreements(tenant),
    popAgreementUrl: file.popAgreementUrl ?? screenPaths.loanTermsPublic,
    complaints: file.complaints ?? usualComplaints(orders),
    answerComplaintAfter: file.answerComplaintAfter ?? 120_000,
    assistant: file.assistant ?? usualAssistant,
    texts: file.texts,
    notices: file.notices,
  };
}
