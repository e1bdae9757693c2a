import { PaymentInstructions } from '../../../src/lending-ui/payment-instructions.tsx';
import { PictureButtons } from '../../../src/lending-ui/picture-buttons.tsx';
import { Letterhead } from '../../../src/lending-ui/lender-picture.tsx';
import { MomentGround } from '../../../src/lending-ui/moment-ground.tsx';
import type { MinorAmount } from '../../../src/domain/money.ts';
import { AmountView } from '../../../src/payments/amount-view.tsx';
import { Checking } from '../../../src/payments/checking.tsx';
import { NotYetNote } from '../../../src/payments/not-yet-note.tsx';
import { PaidBlocks, PaidFigure, PaidSign } from '../../../src/payments/paid-figure.tsx';
import { PayHead } from '../../../src/payments/pay-head.tsx';
import { SettledHero } from '../../../src/payments/payment-hero.tsx';
import { systemClock } from '../../../src/platform/clock.ts';
import { tempers } from '../../../src/tenant/temper.ts';
import { useTenant } from '../../../src/tenant/tenant-context.tsx';
import { Named, Specimen } from './specimen.tsx';

const facts = [
  { label: 'You pay to', value: 'Bank of Example' },
  { label: 'Loan number', value: '··0174' },
];

const guide = {
  name: 'At a cash machine',
  steps: ['Choose “Transfer”.', 'Type the number.', 'Check the name, then confirm.'],
};

const whole = { total: 6, paid: 6 };
const third = { total: 6, paid: 2 };

const standings = ['calling', 'accepted', 'saidPaid', 'unanswered'] as const;

function SampleChecking({ standing }: { standing: (typeof standings)[number] }) {
  const now = systemClock.now();
  return (
    <Checking
      record={{
        channel: 'card',
        amount: '1284125' as MinorAmount, // digits, as an answer brings them
        startedAt: now,
        stepAt: now,
      }}
      standing={standing}
      isMine
      isRepeated={false}
      isAskingOver={standing === 'unanswered'}
      clearFrom={undefined}
      isSafeToClose
      askedAt={now}
      wallet="UPI"
      phone="1800-000-0100"
      payKind={undefined}
    />
  );
}

function Moment({ moment, text }: { moment: 'paid' | 'confirmed'; text: string }) {
  const { temper } = useTenant().theme;
  return (
    <MomentGround moment={moment}>
      <div className="pv-moment" data-house={temper}>
        {moment === 'paid' && <PaidFigure temper={temper} isClear parts={whole} />}
        <p className="pv-number">{text}</p>
        {moment === 'paid' && temper === 'bold' && <PaidBlocks parts={whole} />}
      </div>
    </MomentGround>
  );
}

const sample = new File(['sample'], 'receipt.png', { type: 'image/png' });

/** A payment, from what is owed to its receipt. */
export const PaymentSpecimens = () => (
  <>
    <Specimen of="pay-head" when="How much, to whom, by when, for which loan.">
      <PayHead label="Amount due on 1 December" amount="₹12,841.25" facts={facts} />
      <PayHead facts={facts} />
    </Specimen>
    <Specimen of="amount-view" when="The same with what else has to be known of the amount.">
      <AmountView
        label="Amount due"
        amount="₹12,841.25"
        facts={facts}
        note={{ tone: 'warn', text: 'The lender asks for another amount than your link.' }}
      />
    </Specimen>
    <Specimen of="payment-hero" when="A loan of which nothing is owed any more.">
      <SettledHero headline={undefined} />
    </Specimen>
    <Specimen of="not-yet-note" when="There is something to pay, and no way to pay it here yet.">
      <NotYetNote />
    </Specimen>
    <Specimen of="payment-instructions" when="How to pay, step by step: one way, or several.">
      <PaymentInstructions title="How to pay" guides={[guide]} />
      <PaymentInstructions
        title="How to pay"
        guides={[guide, { ...guide, name: 'In your bank’s app' }]}
      />
    </Specimen>
    <Specimen of="picture-buttons" when="Keeps a receipt, and sends it on where the phone can.">
      <PictureButtons
        picture={sample}
        shareLabel="Send"
        saveLabel="Save"
        failedText="It could not be sent."
      />
      <Letterhead />
    </Specimen>
    <Specimen
      of="checking"
      when="Between paying and paid: what was done, what is under way, what comes."
      isWide
    >
      <div className="pv-grid">
        {standings.map((standing) => (
          <Named key={standing} name={standing}>
            <SampleChecking standing={standing} />
          </Named>
        ))}
      </div>
    </Specimen>
    <Specimen
      of="moment-ground"
      when="What a moment of money stands on, in the house shown."
      isWide
    >
      <div className="pv-grid">
        <Named name="paid">
          <Moment moment="paid" text="₹0" />
        </Named>
        <Named name="confirmed">
          <Moment moment="confirmed" text="₹12,205" />
        </Named>
      </div>
    </Specimen>
    <Specimen of="paid-figure" when="What has been paid, as each house draws a loan." isWide>
      <div className="pv-houses">
        {[true, false].map((isClear) =>
          tempers.map((temper) => (
            <Named
              key={`${temper} ${isClear}`}
              name={`${isClear ? 'nothing left' : 'something left'} · ${temper}`}
            >
              <div className="pv-house pv-paid" data-house={temper}>
                <PaidFigure temper={temper} isClear={isClear} parts={isClear ? whole : third} />
                {temper === 'friendly' && <PaidSign className="pv-sign" />}
                {temper === 'bold' && isClear && <PaidBlocks parts={whole} />}
              </div>
            </Named>
          )),
        )}
      </div>
    </Specimen>
  </>
);
