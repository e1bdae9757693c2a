import type { ReactNode } from 'react';
import { MoneyBar, SliceMark } from '../../lending-ui/money-bar.tsx';
import { SupportContactView } from '../../lending-ui/support-contact-view.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FactsGrid } from '../../ui/facts-grid.tsx';
import { ChevronIcon } from '../../ui/icons/chevron.tsx';
import { pageLength } from '../../ui/page-length.ts';
import { PlainRow, PlainRows } from '../../ui/plain-rows.tsx';
import { pressByKey } from '../../ui/press-by-key.ts';
import type { FoldBody, OfferModel, PlannedPayment } from './offer-model.ts';
import css from './offer-view.module.css';

/** Props of `OfferView`. */
export interface OfferViewProps {
  model: OfferModel;
  acts: { openKeyFacts: () => void };
  slots?: {
    /** What React alone can say: how an acceptance stands, and what failed. */
    notes?: ReactNode;
    /** A plan of more payments than one page, with the presses for the rest of them. */
    longPlan?: ReactNode;
  };
}

/** An offer in one look (look, row 4): what arrives, what it costs, four facts, and everything else folded. */
export function OfferView({ model, acts, slots }: OfferViewProps) {
  const { head, slices, costs, facts, folds, remarks } = model;
  return (
    <>
      <div data-side="summary">
        {slots?.notes}
        <section className={css.money}>
          <dl className={css.head}>
            {head.map(({ label, value, note, isMuted }) => (
              <div key={label} className={css.figure} data-muted={isMuted}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value} data-long={value.length > 11 || undefined}>
                  {value}
                </dd>
                {note && <dd className={css.note}>{note}</dd>}
              </div>
            ))}
          </dl>
          {slices.length > 0 && <MoneyBar slices={slices} />}
          <PlainRows>
            {costs.map(({ part, ...row }, at) => (
              <PlainRow key={at} {...row} mark={part && <SliceMark part={part} />} />
            ))}
          </PlainRows>
        </section>
        <FactsGrid facts={facts} />
      </div>
      <div data-side="acts">
        <div>
          <Accordion
            isPlain
            items={folds.map(({ body, ...fold }) => ({
              ...fold,
              children: <Inside body={body} longPlan={slots?.longPlan} />,
            }))}
          />
          <button type="button" className={css.open} onClick={acts.openKeyFacts}>
            <span>
              {model.keyFacts.title}
              <span className={css.lender}>{model.keyFacts.lender}</span>
            </span>
            <ChevronIcon />
          </button>
        </div>
        <div>
          {remarks.map((text) => (
            <p key={text} className={css.remark}>
              {text}
            </p>
          ))}
        </div>
        <SupportContactView {...model.support} />
      </div>
    </>
  );
}

function Inside({ body, longPlan }: { body: FoldBody; longPlan: ReactNode }) {
  switch (body.is) {
    case 'text':
      return <p>{body.text}</p>;
    case 'rows':
      return (
        <PlainRows>
          {body.rows.map((row, at) => (
            <PlainRow key={at} {...row} />
          ))}
        </PlainRows>
      );
    case 'plan':
      return (
        <>
          {longPlan ?? <Payments rows={body.rows.slice(0, pageLength)} />}
          {body.note && <p className={css.remark}>{body.note}</p>}
        </>
      );
  }
}

/** The payments of an offer, from the first on. */
export const Payments = ({ rows }: { rows: readonly PlannedPayment[] }) => (
  <ol className={css.plan}>
    {rows.map(({ date, note, amount }, at) => (
      <li key={at} className={css.payment}>
        <span className={css.number}>{at + 1}</span>
        <span className={css.day}>
          {date}
          {note && <span className={css.note}>{note}</span>}
        </span>
        <span className={css.amount}>{amount}</span>
      </li>
    ))}
  </ol>
);

/** Props of `OfferFoot`. */
export interface OfferFootProps {
  model: Pick<OfferModel, 'consent' | 'action' | 'busyAction'>;
  hasConsent: boolean;
  /** The offer can be taken; without it the button still says why not. */
  canConfirm: boolean;
  isSending: boolean;
  /** A document that is on its way, by its place in the lender's list, and what is said of it. */
  fetching?: { position: number; label: string } | undefined;
  acts: {
    setConsent: (isGiven: boolean) => void;
    openDocument: (position: number, title: string) => void;
    confirm: () => unknown;
  };
}

/** The consent, whose documents open, and the button, which says what it gets. */
export function OfferFoot(props: OfferFootProps) {
  const { model, hasConsent, canConfirm, isSending, fetching, acts } = props;
  return (
    <>
      <Checkbox id="consent" isChecked={hasConsent} onChange={acts.setConsent}>
        {model.consent.map((part, at) =>
          'text' in part ? (
            <span key={at}>{part.text}</span>
          ) : (
            <span key={at}>
              {/* A <button> cannot break within a line: a long name would be a block in the sentence. */}
              <span
                role="button"
                tabIndex={0}
                className={css.document}
                aria-busy={fetching?.position === part.position || undefined}
                onClick={() => acts.openDocument(part.position, part.title)}
                onKeyDown={(event) => pressByKey(event, event.currentTarget)}
              >
                <span>{part.title}</span>
              </span>
              {fetching?.position === part.position && <span>{` (${fetching.label})`}</span>}
            </span>
          ),
        )}
      </Checkbox>
      <Button
        isBusy={isSending}
        busyLabel={model.busyAction}
        isOff={!canConfirm}
        onPress={acts.confirm}
      >
        {model.action}
      </Button>
    </>
  );
}
