import { assetAddress } from '../../../src/tenant/asset-address.ts';
import { tempers } from '../../../src/tenant/temper.ts';
import { useTenant } from '../../../src/tenant/tenant-context.tsx';
import { HouseScene } from '../../../src/lending-ui/house-scene.tsx';
import { LoanFigure, type LoanFigureProps } from '../../../src/lending-ui/loan-figure.tsx';
import { OwedWords } from '../../../src/lending-ui/owed-words.tsx';
import { MoneyBar, SliceMark } from '../../../src/lending-ui/money-bar.tsx';
import { OfferCards } from '../../../src/lending-ui/offer-cards.tsx';
import { PlanTimeline, type PlanDay } from '../../../src/lending-ui/plan-timeline.tsx';
import { TotalBar } from '../../../src/lending-ui/total-bar.tsx';
import { DetailRows } from '../../../src/lending-ui/detail-rows.tsx';
import { Rows } from '../../../src/ui/rows.tsx';
import { Named, noAct, Specimen, States } from './specimen.tsx';

type Figure = Pick<LoanFigureProps, 'parts' | 'isLate' | 'isClosed'> & {
  name: string;
  text: string;
  about?: string;
};

const figures: readonly Figure[] = [
  { name: 'one payment', text: '₹12,841', parts: ['next'] },
  {
    name: 'two of six are paid',
    text: '₹2,158',
    parts: ['paid', 'paid', 'next', 'later', 'later', 'later'],
  },
  {
    name: 'late',
    text: '₹2,208',
    about: 'To pay today',
    parts: ['paid', 'late', 'later', 'later'],
    isLate: true,
  },
  {
    name: 'paid off',
    text: '₹0',
    about: 'Paid off',
    parts: ['paid', 'paid', 'paid'],
    isClosed: true,
  },
  { name: 'nothing known yet', text: '₹12,205' },
];

const days: readonly PlanDay[] = [
  { at: 'paid', number: '1', title: '1 November', aside: 'Paid' },
  { at: 'late', number: '2', title: '1 December', aside: 'Late' },
  { at: 'next', number: '3', title: '1 January', aside: 'Next' },
  { at: 'later', number: '4', title: '1 February', aside: '₹3,237.50' },
  { at: 'end', title: 'Paid off' },
];

const offer = {
  id: '7',
  name: 'Example Loan',
  logo: '',
  buttonText: '',
  amountRange: '₹2,000 – ₹80,000',
  amountRangeLabel: 'Up to',
  rate: '0.03% a day',
  description: 'In a few hours',
  isOpen: true,
  lenderName: 'Bank of Example',
  annualRate: '21.60',
  tenor: '3 to 6 months',
  tags: ['Quick', 'On paper'],
} as const;

const words = {
  apply: 'Apply',
  lender: (name: string) => `By ${name}`,
  annualRate: 'APR',
  tenor: 'Term',
} as const;

function Figures() {
  const { id, theme } = useTenant();
  const { hero } = theme.pictures;
  return (
    <div className="pv-houses">
      {figures.map(({ name, text, about = 'Due on 1 December', ...figure }) =>
        tempers.map((temper) => (
          <Named key={`${name} ${temper}`} name={`${name} · ${temper}`}>
            <div className="pv-house" data-house={temper}>
              <LoanFigure
                temper={temper}
                picture={hero === undefined ? undefined : assetAddress(id, hero)}
                {...figure}
              >
                <OwedWords
                  amount={text}
                  label={about}
                  since={figure.isLate ? 'Late since 1 December' : undefined}
                />
              </LoanFigure>
            </div>
          </Named>
        )),
      )}
    </div>
  );
}

/** A loan as it is seen: its figure, its plan, what it costs, and other offers. */
export const LoanSpecimens = () => (
  <>
    <Specimen
      of="loan-figure"
      when="A loan whose end can be seen, as each house draws it: a ring, blocks, the sun on its way."
      isWide
    >
      <Figures />
    </Specimen>
    <Specimen of="money-bar" when="What is paid back, to scale; words say the same.">
      <MoneyBar
        slices={[
          { part: 'received', from: 0, size: 8000 },
          { part: 'fees', from: 8000, size: 800 },
          { part: 'interest', from: 8800, size: 1200 },
        ]}
      />
      <p className="pv-marks">
        <SliceMark part="fees" /> Fees <SliceMark part="interest" /> Interest
      </p>
      <MoneyBar
        slices={[
          { part: 'borrowed', from: 0, size: 8200 },
          { part: 'cost', from: 8200, size: 1800 },
        ]}
      />
      <p className="pv-marks">
        <SliceMark part="cost" /> Cost, where fees are not told from interest
      </p>
    </Specimen>
    <Specimen of="plan-timeline" when="A plan as days: what is paid, what is next, what comes.">
      <PlanTimeline days={days} />
    </Specimen>
    <Specimen of="total-bar" when="What the button under it will pay; or why it cannot.">
      <TotalBar label="Total" detail="2 of 4 instalments" amount="₹6,475.00" />
      <TotalBar label="Total" amount="–" problem="Choose at least one instalment." />
    </Specimen>
    <Specimen of="detail-rows" when="The lender’s own lines, as they came.">
      <Rows title="Details">
        <DetailRows
          lines={[
            { label: 'Loan', value: '··0174' },
            { label: 'Borrowed', value: '₹12,500.00' },
          ]}
        />
      </Rows>
    </Specimen>
    <Specimen
      of="house-scene"
      when="The place of a friendly house: at the start, on the way, there."
    >
      {(['low', 'rising', 'high'] as const).map((sun) => (
        <Named key={sun} name={sun}>
          <div className="pv-house" data-house="friendly">
            <HouseScene sun={sun} />
          </div>
        </Named>
      ))}
    </Specimen>
    <Specimen of="offer-cards" when="Other lenders’ loans; one that is not open has no button.">
      <OfferCards
        offers={[offer, { ...offer, id: '8', name: 'Closed Loan', isOpen: false }]}
        words={words}
        tagged={1}
        onOpen={noAct}
      />
      <Named name="busy">
        <OfferCards
          offers={[offer]}
          words={words}
          busy={{ row: 0, text: 'Loading...' }}
          onOpen={noAct}
        />
      </Named>
      <States>{() => <OfferCards offers={[offer]} words={words} onOpen={noAct} />}</States>
    </Specimen>
  </>
);
