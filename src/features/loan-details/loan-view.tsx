import type { ReactNode } from 'react';
import { HelpCard } from '../../lending-ui/help-card.tsx';
import { LoanFigure } from '../../lending-ui/loan-figure.tsx';
import { OwedWords } from '../../lending-ui/owed-words.tsx';
import { Disclosure } from '../../ui/accordion.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Pill } from '../../ui/pill.tsx';
import { PlainRow, PlainRows } from '../../ui/plain-rows.tsx';
import { helpIcons } from './help-icons.tsx';
import { isDesk, loanButtons } from './loan-buttons.tsx';
import type { LoanAct, LoanHelpRow, LoanModel } from './loan-model.ts';
import css from './loan-view.module.css';
import { PlanView, type PlanNow } from './plan-view.tsx';

/** What React alone fills in; the first view is drawn without. */
export interface LoanSlots {
  drawing?: ReactNode;
  /** A payment that is being looked for; its shape without it. */
  checking?: ReactNode;
  /** What is said of a payment, of a stale answer, of a press that led nowhere. */
  notes?: ReactNode;
  /** Puts the next payment into the calendar. */
  reminder?: ReactNode;
  /** All payments of a plan that is longer than a page draws at once. */
  longPlan?: ReactNode;
  /** Copies the number of the loan. */
  copy?: ReactNode;
  /** What comes after everything about the loan itself. */
  more?: ReactNode;
}

/** Props of `LoanView`. */
export interface LoanViewProps {
  model: LoanModel;
  /** The loan's payments. What stands under them comes with them, so that nothing is pressed that then moves. */
  plan?: PlanNow;
  press: Readonly<Record<LoanAct, () => void>>;
  /** The product's logo; both renderers draw the same picture, React also watches whether it comes. */
  logo: ReactNode;
  slots?: LoanSlots;
}

/** A loan that has come to its end; how many payments it had is not told any more. */
const closed = ['paid'] as const;

/** The page of a loan, between its header and its actions: where it is, what is next, when it is over (look, row 2). */
export function LoanView({ model, plan, press, logo, slots = {} }: LoanViewProps) {
  const { hero, help, late, details } = model;
  const { product, number } = details;
  const pill = hero.pill && <Pill tone={hero.pill.tone}>{hero.pill.text}</Pill>;
  const words = (
    <>
      {hero.headline !== undefined && <h2 className={css.headline}>{hero.headline}</h2>}
      {hero.text !== undefined && <p className={css.text}>{hero.text}</p>}
    </>
  );
  // A pill alone on a card says nothing.
  const isInCard = model.isRepaid && hero.figure.temper === 'friendly';
  const isReady = !model.plan || plan !== undefined;
  const isOpen = details.isOpen || (!late && isDesk());
  // Under the plan itself, where the help stands in the other column; and before the help where there is nothing else.
  const isBeside = details.isOpen || (isOpen && hero.owed !== undefined);
  // What stands in a place is another element than what was there and what comes to it: nothing has moved.
  const Side = isReady ? 'div' : 'span';
  const reminder = !late && slots.reminder && <div className={css.reminder}>{slots.reminder}</div>;
  // A desktop has the loan and its help beside what is paid; where nothing is owed, what can be done is the help.
  const helpSide = hero.owed ? 'summary' : 'acts';
  const detailsSide = hero.owed && !late ? 'acts' : 'summary';
  const { figure: parts, label = hero.owed?.label } = typeof plan === 'object' ? plan : {};
  const onPress = ({ id, href }: LoanHelpRow) =>
    href !== undefined || id === 'hint' || id === 'call' ? undefined : press[id];
  const cardOf = ({ title, rows }: LoanModel['help']) => (
    <HelpCard
      title={title}
      rows={rows.map((row) => ({ ...row, icon: helpIcons[row.id], onPress: onPress(row) }))}
    />
  );
  const detailsCard = isReady ? (
    <Disclosure title={details.title} aside={number.short} isOpen={isOpen}>
      {product && (
        <p className={css.product}>
          {logo}
          <span>{product.name}</span>
        </p>
      )}
      <PlainRows>
        {details.lines.map((line, at) => (
          <PlainRow key={`${line.label} ${at}`} label={line.label} value={line.value} />
        ))}
        <PlainRow
          label={number.label}
          value={
            <span className={css.number}>
              <span>{number.short}</span>
              {slots.copy}
            </span>
          }
        />
      </PlainRows>
    </Disclosure>
  ) : (
    <Skeleton shape={isOpen ? 'rows' : 'folds'} lines={isOpen ? details.lines.length + 2 : 1} />
  );
  return (
    <>
      <div data-side="summary">
        {model.isPending ? (
          (slots.checking ?? <Skeleton shape="moment" />)
        ) : (
          <section className={css.figure} data-tone={hero.tone} data-late={late && ''}>
            {hero.owed ? (
              <LoanFigure {...hero.figure} parts={parts} isLate={late !== undefined}>
                {pill}
                <OwedWords {...hero.owed} label={label} />
              </LoanFigure>
            ) : model.isRepaid ? (
              <LoanFigure {...hero.figure} parts={closed} isClosed>
                {pill}
                {isInCard && words}
              </LoanFigure>
            ) : (
              <>
                <div className={css.drawing}>{slots.drawing}</div>
                {pill}
              </>
            )}
            {!isInCard && words}
          </section>
        )}
        {isDesk() && model.actions.length > 0 && (
          <div className={css.act}>{loanButtons(model.actions, press)}</div>
        )}
        {slots.notes}
        {late && late.parts.length > 0 && (
          <section className={css.parts}>
            <PlainRows>
              {late.parts.map((line, at) => (
                <PlainRow key={at} label={line.label} value={line.value} />
              ))}
            </PlainRows>
          </section>
        )}
      </div>
      <div data-side="acts">
        {late && late.rows.length > 0 && cardOf(late)}
        {model.plan && (
          <PlanView
            // The row that comes with the plan, above it, makes room by another plan, not by this one that moves.
            key={late?.rows.length}
            words={model.plan}
            plan={plan}
            onOpen={press.plan}
            reminder={reminder}
            longPlan={slots.longPlan}
          />
        )}
        {isBeside && detailsCard}
      </div>
      <Side data-side={helpSide}>
        {isReady ? cardOf(help) : <Skeleton shape="links" lines={help.rows.length} />}
      </Side>
      {!isBeside && <Side data-side={detailsSide}>{detailsCard}</Side>}
      <div data-side={helpSide}>
        {!model.plan && reminder}
        {loanButtons(model.again, press)}
        {isReady && slots.more}
      </div>
    </>
  );
}

/** What can be done with the loan, for the page's bar of actions; nothing leaves no bar, and two columns have none. */
export const loanActionBar = (
  actions: LoanModel['actions'],
  press: Readonly<Record<LoanAct, () => void>>,
): ReactNode => actions.length > 0 && !isDesk() && loanButtons(actions, press);
