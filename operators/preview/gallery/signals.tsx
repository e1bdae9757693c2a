import { BarCode } from '../../../src/ui/bar-code.tsx';
import { CopyField } from '../../../src/ui/copy-field.tsx';
import { CopyFieldView } from '../../../src/ui/copy-field-view.tsx';
import { GroupedNumber } from '../../../src/ui/grouped-number.tsx';
import { LiveRing } from '../../../src/ui/live-ring.tsx';
import { Mark } from '../../../src/ui/mark.tsx';
import { Note, type NoteTone } from '../../../src/ui/note.tsx';
import { PictureView } from '../../../src/ui/picture-view.tsx';
import { Picture } from '../../../src/ui/picture.tsx';
import { Pill, type PillTone } from '../../../src/ui/pill.tsx';
import { QrCode } from '../../../src/ui/qr-code.tsx';
import { Steps } from '../../../src/ui/steps.tsx';
import { noAct, Specimen, States } from './specimen.tsx';

const noteTones: readonly NoteTone[] = ['plain', 'good', 'warn', 'bad'];

const pillTones: readonly PillTone[] = ['plain', 'brand', 'good', 'warn', 'bad'];

const copyWords = { copy: 'Copy', copied: 'Copied', byHand: 'Please copy it by hand' };

const number = '8077 0812 3456 7890';

/** How a state is said, and what people carry elsewhere. */
export const SignalSpecimens = () => (
  <>
    <Specimen of="note" when="Something to know, where it matters.">
      {noteTones.map((tone) => (
        <Note key={tone} tone={tone} title={tone}>
          What it means, and what to do.
        </Note>
      ))}
    </Specimen>
    <Specimen of="pill" when="A state in a word or two, never by colour alone.">
      {pillTones.map((tone) => (
        <Pill key={tone} tone={tone}>
          {tone}
        </Pill>
      ))}
    </Specimen>
    <Specimen of="steps" when="What was done, what is under way, what comes.">
      <Steps
        isLive
        steps={[
          { at: 'done', title: 'Sent', text: '14:02' },
          { at: 'now', title: 'Being confirmed' },
          { at: 'next', title: 'Done' },
        ]}
      />
    </Specimen>
    <Specimen of="live-ring" when="Turns only while something is truly asked.">
      <LiveRing isLive>Asking</LiveRing>
      <LiveRing isLive={false}>Still</LiveRing>
    </Specimen>
    <Specimen
      of="grouped-number"
      when="A number that is read and typed elsewhere, parted into groups."
    >
      <p>
        <GroupedNumber text="8077081234567890" />
      </p>
    </Specimen>
    <Specimen of="copy-field" when="What people carry elsewhere, with Copy beside it.">
      <CopyField label="Number" text={number.replaceAll(' ', '')} words={copyWords} size="hero">
        {number}
      </CopyField>
    </Specimen>
    <Specimen of="copy-field-view" when="The same without a hook, in each of its states.">
      {(['idle', 'copied', 'refused'] as const).map((state) => (
        <CopyFieldView
          key={state}
          id={`g-${state}`}
          label={state}
          state={state}
          words={copyWords}
          onCopy={noAct}
        >
          {number}
        </CopyFieldView>
      ))}
      <CopyFieldView
        id="g-off"
        label="Over"
        state="idle"
        words={copyWords}
        onCopy={undefined}
        isOff
      >
        {number}
      </CopyFieldView>
      <States>
        {(state) => (
          <CopyFieldView
            id={`g-copy-${state}`}
            label={state}
            state="idle"
            words={copyWords}
            onCopy={noAct}
          >
            8077
          </CopyFieldView>
        )}
      </States>
    </Specimen>
    <Specimen of="bar-code" when="For a counter that scans.">
      <BarCode text="80770812" label="Bar code of 8077 0812" />
    </Specimen>
    <Specimen of="qr-code" when="For a phone’s camera.">
      <QrCode text="https://www.sample.example" label="Code that opens a page" />
    </Specimen>
    <Specimen of="mark" when="How a way to pay is told at a glance.">
      {[0, 1, 2, 3, 4, 5].map((colour) => (
        <Mark key={colour} logo={undefined} initials="SB" colour={colour} />
      ))}
    </Specimen>
    <Specimen of="picture" when="A logo; its letter where it fails.">
      <Picture src="data:image/png;base64,AA" alt="" size={48} fallbackLetter="Missing" />
    </Specimen>
    <Specimen of="picture-view" when="The same without a hook.">
      <PictureView src={undefined} alt="" size={48} fallbackLetter="Sample" />
    </Specimen>
  </>
);
