import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ComplaintFormScreen } from '../../../../src/features/complaints/complaint-form-screen.tsx';
import { shrinkPicture } from '../../../../src/platform/shrink-picture.ts';
import { complaintDrafts } from '../../../../src/session/complaint-draft.ts';
import { showComplaint } from '../../../support/complaint-stage.tsx';
import { answerWith } from '../../../support/network.ts';
import { sampleSession } from '../../../support/sample-session.ts';
import { stageLoan, type ScreenStage } from '../../../support/screen-stage.tsx';

vi.mock('../../../../src/platform/shrink-picture.ts');
beforeEach(() => {
  localStorage.clear();
  vi.mocked(shrinkPicture).mockImplementation(() =>
    Promise.resolve(new Blob(['small'], { type: 'image/jpeg' })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const { loanId } = stageLoan;
let uploaded = 0;
const stored = () =>
  answerWith(JSON.stringify({ code: 0, data: { url: `/p/${(uploaded += 1)}.jpg` } }));
const show = (problemImage: ScreenStage['answers']['problemImage'] = stored) => {
  uploaded = 0;
  return showComplaint(ComplaintFormScreen, {
    screen: 'complaintForm',
    query: `?orderNo=${loanId}&problemType=2`,
    answers: problemImage ? { problemImage } : {},
  });
};

const picture = (name: string, content = 'x', type = 'image/jpeg') =>
  new File([content], name, { type });
const choose = (...files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText('Choose photos'), { target: { files } });
const write = () =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'See the slip' } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const doneMarks = () => screen.queryAllByText('uploaded').length;

describe('screens §5: photos', () => {
  test('each is uploaded at once, it is said, and the complaint carries their addresses', async () => {
    const page = show();
    choose(picture('a.jpg'), picture('b.jpg'));
    expect(screen.getAllByText('Uploading...')).toHaveLength(2);
    await waitFor(() => expect(doneMarks()).toBe(2));
    expect(screen.getByText('Upload succeeded!')).toBeDefined();
    expect(screen.getByText('2/9')).toBeDefined();
    write();
    await send();
    await waitFor(() =>
      expect(page.forms('problemSave')[0]?.problemImage).toBe('/p/1.jpg,/p/2.jpg'),
    );
  });

  test('HD-50: a complaint waits for its photos, and says so', async () => {
    const answers: ((response: Response) => void)[] = [];
    const page = show(() => new Promise<Response>((resolve) => answers.push(resolve)));
    choose(picture('a.jpg'), picture('b.jpg'));
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[0]?.(stored()));
    write();
    await send();
    expect(await screen.findByText('Please wait until your photos are uploaded.')).toBeDefined();
    expect(page.forms('problemSave')).toEqual([]);
    expect(complaintDrafts(sampleSession()).read(loanId)).toMatchObject({
      photos: ['/p/1.jpg'],
      lostPhotos: 1,
    });
    await act(async () => answers[1]?.(stored()));
    await waitFor(() => expect(doneMarks()).toBe(2));
    await send();
    await waitFor(() => expect(page.forms('problemSave')).toHaveLength(1));
    expect(page.forms('problemSave')[0]?.problemImage).toBe('/p/1.jpg,/p/2.jpg');
  });

  test('HD-51: ten chosen make nine, the way to add more is gone, and the limit is named', async () => {
    const page = show();
    choose(...Array.from({ length: 10 }, (_, at) => picture(`${at}.jpg`)));
    await waitFor(() => expect(doneMarks()).toBe(9));
    expect(page.asked().filter((key) => key === 'problemImage')).toHaveLength(9);
    expect(screen.queryByLabelText('Choose photos')).toBeNull();
    expect(screen.queryByLabelText('Take a photo')).toBeNull();
    expect(screen.getByText('You can add 9 photos at most.')).toBeDefined();
    expect(screen.getByText('The others were left out.')).toBeDefined();
  });

  test('HD-52: the same photo can be chosen again after it was taken out', async () => {
    const page = show();
    const photo = picture('same.jpg');
    choose(photo);
    await waitFor(() => expect(doneMarks()).toBe(1));
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(screen.getByText('0/9')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Choose photos').value).toBe('');
    choose(photo);
    await waitFor(() => expect(doneMarks()).toBe(1));
    expect(page.asked().filter((key) => key === 'problemImage')).toHaveLength(2);
  });

  test('a failed one can be tried again, and a complaint does not leave it behind in silence', async () => {
    let isDown = true;
    const page = show(() =>
      isDown ? answerWith(JSON.stringify({ code: 9, message: 'Belum bisa' })) : stored(),
    );
    choose(picture('a.jpg'));
    expect(await screen.findByText('Photo 1: Belum bisa')).toBeDefined();
    expect(screen.getByText('0/9')).toBeDefined();
    write();
    await send();
    expect(await screen.findByText(/^Some photos were not uploaded/)).toBeDefined();
    expect(page.forms('problemSave')).toEqual([]);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again Photo 1' }));
    await waitFor(() => expect(doneMarks()).toBe(1));
  });

  test('the camera has a way of its own, for web views that offer none among the pictures', async () => {
    show();
    const camera = await screen.findByLabelText('Take a photo');
    expect(camera.getAttribute('capture')).toBe('environment');
    expect(camera.getAttribute('accept')).toBe('image/*');
    expect(screen.getByLabelText('Choose photos').hasAttribute('capture')).toBe(false);
  });
});

describe('files that do not become photos', () => {
  test('HD-13: one that a proxy finds too large is named, its place is free, and the others stay', async () => {
    const page = readFileSync('tests/cases/http-413.html', 'utf8');
    let count = 0;
    show(() => ((count += 1) === 1 ? stored() : answerWith(page, 413, 'text/html')));
    choose(picture('fine.jpg'));
    await waitFor(() => expect(doneMarks()).toBe(1));
    choose(picture('huge.jpg'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'huge.jpg was not added: the photo is too large.',
    );
    expect(screen.queryByText('Uploading...')).toBeNull();
    expect(screen.getByText('1/9')).toBeDefined();
  });

  test('HD-53: an empty one and one that is no picture are refused by name, without a call', async () => {
    const page = show();
    choose(picture('empty.png', '', 'image/png'), picture('letter.pdf', 'x', 'application/pdf'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('empty.png was not added: the file is empty.');
    expect(alert.textContent).toContain('letter.pdf was not added: it is not a picture.');
    expect(page.asked()).not.toContain('problemImage');
  });

  test('HD-53: one that this phone cannot read has a place for its picture, and it is said what goes along', async () => {
    vi.mocked(shrinkPicture).mockResolvedValue(undefined);
    show();
    choose(picture('IMG_1.HEIC', 'x', 'image/heic'));
    await waitFor(() => expect(doneMarks()).toBe(1));
    expect(screen.getByText(/^1 photo cannot be shown on this phone/)).toBeDefined();
    expect(screen.getByRole('img', { name: 'Photo 1' }).tagName).toBe('SPAN');
    expect(screen.getByText('IMG_1.HEIC')).toBeDefined();
  });
});
