import { Checkbox } from '../../../src/ui/checkbox.tsx';
import { CheckRow, CheckRows } from '../../../src/ui/check-row.tsx';
import { ChoiceList } from '../../../src/ui/choice-list.tsx';
import { PhotoIcon } from '../../../src/ui/icons/photo.tsx';
import { LanguageList } from '../../../src/ui/language-list.tsx';
import { PicturePicker } from '../../../src/ui/picture-picker.tsx';
import { Stars } from '../../../src/ui/stars.tsx';
import { Tabs } from '../../../src/ui/tabs.tsx';
import { Held, noAct, Specimen, States } from './specimen.tsx';

const cards = [
  { value: 'a', title: 'Sample Bank', detail: '··1111', badge: 'Used last', end: '₹12,841.25' },
  { value: 'b', title: 'Model Bank', detail: '··2222' },
  { value: 'c', title: 'Bank of Example', isOff: true, whyOff: 'Not for this amount' },
] as const;

const terms = ['3 months', '6 months', '12 months'].map((title) => ({ value: title, title }));

/** What people choose. */
export const ChoiceSpecimens = () => (
  <>
    <Specimen of="checkbox" when="A statement that somebody agrees to.">
      <Held<boolean> start>
        {(value, set) => (
          <Checkbox isChecked={value} onChange={set}>
            I have read and agree
          </Checkbox>
        )}
      </Held>
      <Checkbox isChecked={false} onChange={noAct} isInvalid>
        Missing
      </Checkbox>
      <States>
        {() => (
          <Checkbox isChecked={false} onChange={noAct}>
            Agree
          </Checkbox>
        )}
      </States>
    </Specimen>
    <Specimen of="check-row" when="Several of many, such as instalments.">
      <CheckRows legend="Instalments">
        <CheckRow index={0} title="All" isChecked={false} tone="head" onToggle={noAct} />
        <CheckRow index={1} title="Instalment 1" aside="₹3,237.50" isChecked onToggle={noAct} />
        <CheckRow
          index={2}
          title="Instalment 2"
          detail="Late"
          tone="bad"
          isChecked={false}
          onToggle={noAct}
        />
        <CheckRow
          index={3}
          title="Instalment 3"
          whyOff="Not yet"
          isOff
          isChecked={false}
          onToggle={noAct}
        />
      </CheckRows>
      <States>
        {() => (
          <CheckRows legend="Instalments">
            <CheckRow index={0} title="Instalment" isChecked={false} onToggle={noAct} />
          </CheckRows>
        )}
      </States>
    </Specimen>
    <Specimen of="choice-list" when="One of several: rows, or chips for short words.">
      <Held<string> start="a">
        {(value, set) => (
          <ChoiceList legend="Pay with" name="g11" value={value} onChoose={set} choices={cards} />
        )}
      </Held>
      <Held<string> start="6 months">
        {(value, set) => (
          <ChoiceList
            legend="Term"
            name="g12"
            layout="chips"
            value={value}
            onChoose={set}
            choices={terms}
          />
        )}
      </Held>
      <States>
        {(state) => (
          <ChoiceList
            legend="Pay with"
            name={`g13-${state}`}
            value=""
            onChoose={noAct}
            choices={cards.slice(1, 2)}
          />
        )}
      </States>
      <States>
        {(state) => (
          <ChoiceList
            legend="Term"
            name={`g14-${state}`}
            layout="chips"
            value=""
            onChoose={noAct}
            choices={terms.slice(0, 1)}
          />
        )}
      </States>
    </Specimen>
    <Specimen of="stars" when="A rating of one to five.">
      <Held start={3}>
        {(value, set) => (
          <Stars legend="Rate" value={value} onChoose={set} nameOf={(stars) => `${stars} of 5`} />
        )}
      </Held>
      <Stars
        legend="Given"
        value={5}
        onChoose={noAct}
        nameOf={(stars) => `${stars} of 5`}
        disabled
      />
      <States>
        {() => <Stars legend="Rate" value={0} onChoose={noAct} nameOf={(stars) => `${stars}`} />}
      </States>
    </Specimen>
    <Specimen of="tabs" when="Several views of one thing.">
      <Tabs
        label="Instalments"
        tabs={[
          { id: 'g-wait', title: 'Waiting', children: <p>Two wait.</p> },
          { id: 'g-paid', title: 'Paid', children: <p>One is paid.</p> },
        ]}
      />
      <States>
        {(state) => (
          <Tabs label="Tabs" tabs={[{ id: `g-${state}`, title: 'Tab', children: null }]} />
        )}
      </States>
    </Specimen>
    <Specimen of="language-list" when="The switch in the header of every screen.">
      <LanguageList
        label="Language"
        language="en"
        languages={[
          { code: 'en', name: 'English' },
          { code: 'hi', name: 'हिन्दी' },
        ]}
      />
      <States>
        {() => (
          <LanguageList
            label="Language"
            language="en"
            languages={[{ code: 'en', name: 'English' }]}
          />
        )}
      </States>
    </Specimen>
    <Specimen of="picture-picker" when="Takes photos, from the album or the camera.">
      <PicturePicker onPick={noAct}>
        <PhotoIcon />
        Add a photo
      </PicturePicker>
      <States>{() => <PicturePicker onPick={noAct}>Photo</PicturePicker>}</States>
    </Specimen>
  </>
);
