import { identifierGrouping } from '../../../src/domain/grouped-typing.ts';
import { Button, ButtonLink, type ButtonKind } from '../../../src/ui/button.tsx';
import { CodeField } from '../../../src/ui/code-field.tsx';
import { Field, SelectField } from '../../../src/ui/field.tsx';
import { FormElement, useForm } from '../../../src/ui/form.tsx';
import { GroupedField } from '../../../src/ui/grouped-field.tsx';
import { LimitedTextArea } from '../../../src/ui/limited-text-area.tsx';
import { Held, noAct, Specimen, States } from './specimen.tsx';

const kinds: readonly ButtonKind[] = ['primary', 'secondary', 'quiet', 'danger'];

const wrong = 'This is not right yet.';

const terms = ['3 months', '6 months', '12 months'].map((title) => ({ value: title, title }));

function SampleForm() {
  const form = useForm<{ name: string }, 'missing'>({
    start: { name: '' },
    schema: ({ object, filled }) => object({ name: filled('missing') }),
    faultText: () => 'Please write your name.',
    onSubmit: async () => 'open',
  });
  return (
    <FormElement form={form}>
      <Field {...form.field('name')} label="Submitted empty, it says what is missing" isRequired />
      <Button type="submit">Submit</Button>
    </FormElement>
  );
}

/** What people press and type. */
export const FieldSpecimens = () => (
  <>
    <Specimen of="button" when="One primary action in a screen; the others give way to it.">
      {kinds.map((kind) => (
        <Button key={kind} kind={kind}>
          {kind}
        </Button>
      ))}
      <Button isBusy busyLabel="Sending...">
        Busy
      </Button>
      <Button isOff>Off, and says why when pressed</Button>
      <Button disabled>Disabled</Button>
      <Button size="small">Small</Button>
      <ButtonLink kind="secondary" href="#gallery">
        A link that looks like a button
      </ButtonLink>
      {kinds.map((kind) => (
        <States key={kind}>{() => <Button kind={kind}>{kind}</Button>}</States>
      ))}
    </Specimen>
    <Specimen of="field" when="One line, or several, that somebody types.">
      <Held start="">
        {(value, set) => (
          <Field name="g1" label="Empty" hint="A hint" value={value} onChange={set} />
        )}
      </Held>
      <Held start="Asha">
        {(value, set) => (
          <Field name="g2" label="Wrong" error={wrong} value={value} onChange={set} />
        )}
      </Held>
      <Field name="g3" label="Disabled" value="12" onChange={noAct} disabled start="₹" />
      <Held start="Several lines">
        {(value, set) => <Field name="g4" label="Area" rows={3} value={value} onChange={set} />}
      </Held>
      <Held start="">
        {(value, set) => (
          <SelectField
            name="g5"
            label="One of many"
            placeholder="Please choose"
            options={terms.map(({ value: one }) => ({ value: one, label: one }))}
            value={value}
            onChange={set}
          />
        )}
      </Held>
      <States>
        {(state) => <Field name={`g2-${state}`} label="Typed" value="Asha" onChange={noAct} />}
      </States>
    </Specimen>
    <Specimen
      of="field-frame"
      when="Label, hint and fault of every field; the fault’s place is live before it speaks."
    >
      <Field name="g6" label="Label" hint="Hint" error={wrong} value="" onChange={noAct} />
    </Specimen>
    <Specimen of="grouped-field" when="A number that is parted for reading while it is typed.">
      <Held start="1234 5678 9">
        {(value, set) => (
          <GroupedField
            name="g7"
            label="Account number"
            value={value}
            onChange={set}
            grouping={identifierGrouping([4])}
          />
        )}
      </Held>
    </Specimen>
    <Specimen of="code-field" when="A code from a message: one field, drawn as boxes.">
      <Held start="12">
        {(value, set) => (
          <CodeField name="g8" label="Code" value={value} onChange={set} maxLength={6} />
        )}
      </Held>
      <CodeField
        name="g9"
        label="Refused"
        value="999999"
        onChange={noAct}
        maxLength={6}
        error={wrong}
      />
      <States>
        {(state) => (
          <CodeField name={`g8-${state}`} label="Code" value="12" onChange={noAct} maxLength={4} />
        )}
      </States>
    </Specimen>
    <Specimen of="limited-text-area" when="A text with a limit that is counted as people count.">
      <Held start="A long story">
        {(value, set) => (
          <LimitedTextArea
            name="g10"
            label="Your story"
            hint="In your own words"
            rows={3}
            max={20}
            fullText="No more fits."
            value={value}
            onChange={set}
          />
        )}
      </Held>
    </Specimen>
    <Specimen of="form" when="Validates on submit, and leads to the first fault.">
      <SampleForm />
    </Specimen>
  </>
);
