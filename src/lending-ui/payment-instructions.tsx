import type { PaymentGuideSteps } from '../domain/virtual-account.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Card } from '../ui/card.tsx';
import css from './payment-instructions.module.css';

/** Props of `PaymentInstructions`. */
export interface PaymentInstructionsProps {
  title: string;
  guides: readonly PaymentGuideSteps[];
}

/**
 * How to pay, step by step, in place: several ways (cash machine, app) as an accordion with the first one open,
 * a single one as a list (screens §4). Without any step there is nothing to show.
 */
export function PaymentInstructions({ title, guides }: PaymentInstructionsProps) {
  const [only, ...others] = guides;
  if (!only) return null;
  if (others.length === 0) {
    return (
      <Card title={only.name || title}>
        <Steps steps={only.steps} />
      </Card>
    );
  }
  return (
    <section className={css.guides}>
      <h2 className={css.title}>{title}</h2>
      <Accordion
        openFirst
        items={guides.map(({ name, steps }, at) => ({
          id: `${at}`,
          title: name || title,
          children: <Steps steps={steps} />,
        }))}
      />
    </section>
  );
}

function Steps({ steps }: Pick<PaymentGuideSteps, 'steps'>) {
  return (
    <ol className={css.steps}>
      {steps.map((step, at) => (
        <li key={at} className={css.step}>
          {step}
        </li>
      ))}
    </ol>
  );
}
