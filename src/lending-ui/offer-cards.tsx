import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolateText } from '../domain/isolate-text.ts';
import type { ProductOffer } from '../domain/product-offer.ts';
import { checkAddress } from '../domain/safe-address.ts';
import { useFormat } from '../i18n/use-format.ts';
import { systemClock } from '../platform/clock.ts';
import { useToast } from '../ui/toast.tsx';
import { LenderLogo } from './lender-logo.tsx';
import css from './offer-cards.module.css';
import { useErrorText } from './use-error-text.ts';
import { useOnce } from './use-once.ts';
import { useSlow } from './use-slow.ts';

/** What a list of offers says beside what the lender sent. */
interface OfferWords {
  /** On the button where the lender sent no text. */
  apply: string;
  lender?: (name: string) => string;
  annualRate?: string;
  tenor?: string;
  keyFacts?: (name: string) => string;
}

/** Props of `OfferCards`. */
interface OfferCardsProps {
  /** In the lender's order, which is kept (spec §3). */
  offers: readonly ProductOffer[];
  words: OfferWords;
  /** How many of the first offers show their tags. */
  tagged?: number;
  /** The row whose tap is under way, with what its button says meanwhile. */
  busy?: { row: number; text: string | undefined } | undefined;
  /** Called with the offer and its 0-based row. */
  onOpen: (offer: ProductOffer, row: number) => void;
}

/** Other lenders' loans, a card each: the whole card is the button's target; an offer that is not open has none (spec §5). */
export function OfferCards({ offers, words, tagged = 0, busy, onOpen }: OfferCardsProps) {
  return (
    <ul className={css.list}>
      {offers.map((offer, row) => (
        <OfferCard
          key={`${offer.id ?? offer.name} ${row}`}
          offer={offer}
          words={words}
          tags={row < tagged ? (offer.tags ?? []) : []}
          isBusy={busy?.row === row}
          busyText={busy?.row === row ? busy.text : undefined}
          onOpen={() => onOpen(offer, row)}
        />
      ))}
    </ul>
  );
}

interface OfferCardProps {
  offer: ProductOffer;
  words: OfferWords;
  tags: readonly string[];
  isBusy: boolean;
  busyText: string | undefined;
  onOpen: () => void;
}

function OfferCard({ offer, words, tags, isBusy, busyText, onOpen }: OfferCardProps) {
  const { name, lenderName, annualRate, tenor, isOpen } = offer;
  const format = useFormat();
  const act = offer.buttonText || words.apply;
  const range = [offer.amountRangeLabel, offer.amountRange].filter(Boolean);
  // Some lenders repeat the term as the description.
  const remarks = [offer.rate, offer.description].filter((text) => text && text !== tenor);
  const facts: readonly (readonly [string | undefined, ReactNode])[] = [
    [words.annualRate, annualRate && format.percent(annualRate)],
    [words.tenor, tenor],
  ];
  const shown = facts.filter(([label, value]) => Boolean(label && value));
  return (
    <li className={css.card} data-off={!isOpen || undefined}>
      <div className={css.head}>
        <LenderLogo address={offer.logo} name={name} />
        <div className={css.words}>
          <h2 className={css.name}>{name}</h2>
          {lenderName && words.lender && <p className={css.detail}>{words.lender(lenderName)}</p>}
        </div>
        {isOpen ? (
          <button
            type="button"
            className={css.act}
            aria-busy={isBusy || undefined}
            aria-label={busyText ? undefined : [act, name, lenderName].filter(Boolean).join(' · ')}
            onClick={onOpen}
          >
            {busyText ?? act}
          </button>
        ) : (
          <span className={css.act}>{act}</span>
        )}
      </div>
      {range.length > 0 && (
        <p className={css.range}>
          {range.length > 1 && <span className={css.detail}>{range[0]} </span>}
          <span>{range.at(-1)}</span>
        </p>
      )}
      {shown.length > 0 && (
        <dl className={css.facts}>
          {shown.map(([label, value]) => (
            <div key={label}>
              <dt className={css.detail}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={css.detail}>{remarks.map(isolateText).join(' · ')}</p>
      {tags.length > 0 && (
        <ul className={css.tags}>
          {tags.map((tag) => (
            <li key={tag} className={css.tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
      {words.keyFacts && <KeyFactsLink address={offer.keyFactsUrl} text={words.keyFacts(name)} />}
    </li>
  );
}

/** The key facts statement; an unsafe address is no link. It takes nothing of the session with it. */
function KeyFactsLink({ address, text }: { address: string | undefined; text: string }) {
  const verdict = checkAddress(address, '');
  const href =
    verdict.kind === 'outside' ? verdict.url : verdict.kind === 'inApp' ? verdict.path : undefined;
  if (href === undefined) return null;
  return (
    <a className={css.link} href={href} rel="noreferrer">
      {text}
    </a>
  );
}

/** How an offer is opened. */
interface OfferOpening {
  /** Tells the lender of the tap; nobody waits for it, and its failure is never shown. */
  report: (productId: string, row: number) => void;
  /** Asks the lender where the offer goes on. */
  ask: (productId: string) => Promise<{ data: string } | { error: unknown }>;
  /** Goes to an unjudged address; false when it is refused. */
  follow: (address: string) => boolean;
  /** What is said while another lender's page is on its way. */
  opening: (name: string) => string;
}

/** What becomes of taps on offers. */
interface OpenOffer {
  open: (offer: ProductOffer, row: number) => Promise<void>;
  /** The offer that is being opened, and a word once it is worth one: the lender is slow, or its page is on its way. */
  busy: { row: number; text: string | undefined } | undefined;
}

/** A page that was left for another is drawn a little longer. */
const longestLeaving = 2000;

/** Opens one offer at a time: reports the tap, asks for the address, goes there; every tap is reported and asked once (HD-47). */
export function useOpenOffer({ report, ask, follow, opening }: OfferOpening): OpenOffer {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  const once = useOnce();
  const [state, setState] = useState<{ row: number; leavesFor?: string }>();
  const isSlow = useSlow(state !== undefined && state.leavesFor === undefined);
  const open = ({ id, name, lenderName }: ProductOffer, row: number) =>
    once.run(async () => {
      if (id === undefined) return;
      setState({ row });
      report(id, row);
      const result = await ask(id);
      if ('error' in result) toast(errorText(result.error), { tone: 'bad' });
      else if (follow(result.data)) {
        setState({ row, leavesFor: lenderName || name });
        await new Promise<void>((resolve) => void systemClock.after(longestLeaving, resolve));
      } else toast(t('addressRefused'), { tone: 'bad' });
      setState(undefined);
    });
  const slow = isSlow ? t('loading') : undefined;
  return {
    open,
    busy: state && { row: state.row, text: state.leavesFor ? opening(state.leavesFor) : slow },
  };
}
