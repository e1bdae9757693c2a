import { Accordion, Disclosure } from '../../../src/ui/accordion.tsx';
import { ActionRows } from '../../../src/ui/action-rows.tsx';
import { Card } from '../../../src/ui/card.tsx';
import { DueDrawing } from '../../../src/ui/drawings/due.tsx';
import { FactsGrid } from '../../../src/ui/facts-grid.tsx';
import { Hero, type HeroProps } from '../../../src/ui/hero.tsx';
import { Pill } from '../../../src/ui/pill.tsx';
import { PlainRow, PlainRows } from '../../../src/ui/plain-rows.tsx';
import { PagedList } from '../../../src/ui/paged-list.tsx';
import { Row, Rows } from '../../../src/ui/rows.tsx';
import { noAct, Specimen, States } from './specimen.tsx';

const heroTones: readonly NonNullable<HeroProps['tone']>[] = [
  'brand',
  'good',
  'warn',
  'bad',
  'calm',
];

const many = Array.from({ length: 60 }, (_, at) => `Row ${at + 1}`);

/** What things lie on. */
export const SurfaceSpecimens = () => (
  <>
    <Specimen of="hero" when="The screen’s one number, or its state in words.">
      {heroTones.map((tone) => (
        <Hero
          key={tone}
          tone={tone}
          pill={<Pill tone="plain">{tone}</Pill>}
          label="Amount due"
          amount="₹12,841.25"
          text="Due on Tuesday, 1 December."
        />
      ))}
      <Hero headline="Without a number" picture={<DueDrawing />} />
    </Specimen>
    <Specimen of="card" when="A quiet surface for what belongs together.">
      <Card title="Plain">Text</Card>
      <Card title="Tint" tone="tint">
        Text
      </Card>
      <Card title="Raised" tone="raised">
        Text
      </Card>
    </Specimen>
    <Specimen of="rows" when="Names and values in a card.">
      <Rows title="Costs">
        <Row label="You get" value="₹12,205.00" />
        <Row label="Fees" value="₹795.00" isMuted />
        <Row label="You repay" value="₹12,950.00" isStrong />
      </Rows>
    </Specimen>
    <Specimen of="plain-rows" when="Names and values on the page itself.">
      <PlainRows>
        <PlainRow label="Term" value="4 months" note="fixed" />
        <PlainRow label="Left out" value="–" isMuted />
      </PlainRows>
    </Specimen>
    <Specimen of="facts-grid" when="Four facts in one look.">
      <FactsGrid
        facts={[
          { label: 'APR', value: '31.2%', note: 'without fees' },
          { label: 'First payment', value: '1 December' },
        ]}
      />
    </Specimen>
    <Specimen of="action-rows" when="Rows that each open something.">
      <ActionRows
        title="Choose"
        rows={[
          { id: '1', title: 'Leads on', onPress: noAct },
          { id: '2', title: 'With a figure', end: '₹500', onPress: noAct },
          { id: '3', title: 'At work', busyLabel: 'Loading...', onPress: noAct },
          { id: '4', title: 'Open', isOpen: true, inside: <p>Inside</p>, onPress: noAct },
        ]}
      />
      <States>
        {() => <ActionRows title="Choose" rows={[{ id: '1', title: 'Row', onPress: noAct }]} />}
      </States>
    </Specimen>
    <Specimen of="accordion" when="What is read by some: the platform’s own folds.">
      <Accordion
        openFirst
        items={[
          { id: '1', title: 'Open', children: <p>Text</p> },
          { id: '2', title: 'Closed', aside: '3 steps', children: <p>Text</p> },
        ]}
      />
      <Disclosure title="Alone">
        <p>Text</p>
      </Disclosure>
      <States>
        {() => (
          <Disclosure title="Fold">
            <p>Text</p>
          </Disclosure>
        )}
      </States>
    </Specimen>
    <Specimen of="paged-list" when="A list that may be long: fifty at a time.">
      <PagedList items={many}>{(shown) => <p>{shown.at(-1)}</p>}</PagedList>
    </Specimen>
  </>
);
