import { beforeEach, expect, test } from 'vitest';
import { createSheetHistory, type EntryDoor } from '../../../src/platform/sheet-history.ts';

/** A browser's history: steps back take effect when the test says so. */
function openHistory() {
  const entries: Record<string, unknown>[] = [{ idx: 0, key: 'page' }];
  let at = 0;
  let listener = () => undefined as void;
  let coming = 0;
  const door: EntryDoor = {
    state: () => entries[at] ?? {},
    replace: (state) => {
      entries[at] = { ...state };
    },
    push: (state) => {
      entries.splice(at + 1, entries.length, { ...state });
      at += 1;
    },
    back: (steps) => {
      coming += steps;
    },
    onEntryChange: (act) => {
      listener = act;
    },
  };
  const after = () => () => undefined;
  const go = (steps: number) => {
    at += steps;
    listener();
  };
  return {
    door,
    sheets: createSheetHistory(door, after),
    entries,
    at: () => at,
    /** What the browser was asked for takes effect. */
    settle: async () => {
      await Promise.resolve();
      while (coming > 0) {
        const steps = coming;
        coming = 0;
        go(-steps);
        await Promise.resolve();
      }
    },
    back: () => go(-1),
  };
}

let place = openHistory();
beforeEach(() => {
  place = openHistory();
  place.sheets.begin();
});

/** A sheet that closes when Back asks it to, unless it is busy. */
function openSheet(isBusy = false) {
  let isOpen = true;
  const stop = place.sheets.add(() => {
    if (isBusy) return false;
    isOpen = false;
    stop();
    return true;
  });
  return { isOpen: () => isOpen, close: stop };
}

test('Back closes the sheet and stays on the page', async () => {
  const sheet = openSheet();
  await place.settle();
  expect(place.at()).toBe(1);
  place.back();
  await place.settle();
  expect([sheet.isOpen(), place.at()]).toEqual([false, 0]);
});

test('a sheet that closes by itself takes its entry away', async () => {
  const sheet = openSheet();
  await place.settle();
  sheet.close();
  await place.settle();
  expect(place.at()).toBe(0);
});

test('one sheet over another: Back closes the upper one', async () => {
  const [lower, upper] = [openSheet(), openSheet()];
  await place.settle();
  expect(place.at()).toBe(2);
  place.back();
  await place.settle();
  expect([lower.isOpen(), upper.isOpen(), place.at()]).toEqual([true, false, 1]);
});

test('a sheet that cannot close now keeps its entry', async () => {
  const sheet = openSheet(true);
  await place.settle();
  place.back();
  await place.settle();
  expect([sheet.isOpen(), place.at()]).toEqual([true, 1]);
});

test('a page that is gone to takes the place of the sheet’s entry', async () => {
  openSheet();
  await place.settle();
  const asked: boolean[] = [];
  place.sheets.leave((isInPlace) => asked.push(isInPlace), false);
  expect([asked, place.at()]).toEqual([[true], 1]);
});

test('a page that replaces this one is gone to once the sheet’s entry is left', async () => {
  openSheet();
  await place.settle();
  const asked: number[] = [];
  place.sheets.leave(() => asked.push(place.at()), true);
  expect(asked).toEqual([]);
  await place.settle();
  expect([asked, place.at()]).toEqual([[0], 0]);
});

test('without a sheet a page is gone to at once, as it was asked for', () => {
  const asked: boolean[] = [];
  place.sheets.leave((isInPlace) => asked.push(isInPlace), true);
  place.sheets.leave((isInPlace) => asked.push(isInPlace), false);
  expect(asked).toEqual([true, false]);
});

test('an entry whose sheet is gone after a reload is stepped over; what was written into it is kept', async () => {
  openSheet();
  await place.settle();
  place.door.replace({ ...place.door.state(), note: 'kept' });
  // The same history, and a page that was loaded anew.
  const again = createSheetHistory(place.door, () => () => undefined);
  again.begin();
  await place.settle();
  expect(place.at()).toBe(0);
  expect(place.entries[0]).toEqual({ idx: 0, key: 'page', note: 'kept' });
});

test('a sheet that opens again after a reload has one entry', async () => {
  openSheet();
  await place.settle();
  const again = createSheetHistory(place.door, () => () => undefined);
  again.add(() => true);
  again.begin();
  await place.settle();
  expect(place.at()).toBe(1);
});

test('a page that is done gives way together with pages below it: another takes the place of the last of them', async () => {
  place.door.push({ idx: 1, key: 'plan' });
  place.door.push({ idx: 2, key: 'cards' });
  openSheet();
  await place.settle();
  expect(place.at()).toBe(3);
  let isInPlace: boolean | undefined;
  place.sheets.leave((given) => (isInPlace = given), true, 2);
  await place.settle();
  expect([place.at(), isInPlace]).toEqual([0, true]);
});
