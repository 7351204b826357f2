/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  type Responder,
  draftChanged,
  draftOf,
  FAQ,
  ID,
  nameIn,
  names,
  openDrafted,
  PAUSE_MS,
  press,
  question,
  saved,
  versionOf,
} from '../../../testing/draftedEvent';
import type { RecordDraft } from '../../operations';
import { raisedToasts } from '../../../ui/toasts/toasts';

/** Lets the clock leap, which otherwise goes on as ever. */
const useClock = () => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask'] });
afterEach(() => void jest.useRealTimers());

test('the form keeps what was typed while the draft was being published, and drafts it over the published version', async () => {
  useClock();
  let resolve: (response: unknown) => void = () => undefined;
  const promise = new Promise((done) => (resolve = done));
  const { person, variablesOf } = openDrafted({
    Draft: () => ({ record: draftOf('r1', { en: { name: 'Kite night' } }) }),
    PublishDraft: () => promise,
    SaveDraft: saved,
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  // Beside two buttons that visitors see the result of, what each of them takes.
  screen.getByText(/^Publishing takes all languages; the button below a form saves that form alone\./);
  await person.click(press('Publish the draft'));
  await waitFor(() => expect(variablesOf('PublishDraft')).toHaveLength(1));
  await person.type(nameIn(0), 's');
  await person.type(nameIn(1), '!');
  await person.type(question(), '?');
  // A save meanwhile would be refused: the draft that it changes is being published.
  await act(() => jest.advanceTimersByTimeAsync(PAUSE_MS));
  expect(variablesOf('SaveDraft')).toEqual([]);
  await act(async () => {
    const record = versionOf(2, ['Kite night', 'يوم الطائرات']);
    resolve({ result: { success: true, message: 'Saved.', errors: [], record } });
    await promise;
  });
  await waitFor(() => expect(variablesOf('SaveDraft')).toHaveLength(2));
  expect(names().map(({ value }) => value)).toEqual(['Kite nights', 'يوم الطائرات!']);
  expect(variablesOf('SaveDraft')[0]).toEqual({
    id: ID,
    lang: 'en',
    values: { name: 'Kite nights', faqs: [{ ...FAQ, question: 'When??' }] },
    from: 2,
    revision: null,
  });
});

test('the form saves each key in an entry of a list in the draft, after its first save too', async () => {
  const { person, variablesOf } = openDrafted({
    Draft: () => ({ record: { revision: null, languages: [] } }),
    SaveDraft: saved,
  });
  const drafted = () => variablesOf('SaveDraft').map(({ values }) => values);
  const [once, twice] = ['When??', 'When???'].map((typed) => ({ faqs: [{ ...FAQ, question: typed }] }));
  await person.type(question(), '?');
  await waitFor(() => expect(drafted()).toEqual([once]));
  await person.type(question(), '?');
  await waitFor(() => expect(drafted()).toEqual([once, twice]));
});

/** The forms of an event whose draft another user has changed since it was loaded. */
async function openChanged() {
  const drafts = [draftOf('r1', { en: { name: 'Kite night' } }), draftOf('r2', { en: { name: 'Kite weeks' } })];
  const opened = openDrafted({
    Draft: () => ({ record: drafts.shift() }),
    PublishDraft: draftChanged,
    ScheduleDraft: draftChanged,
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  raisedToasts.take();
  return opened;
}
const expectRefusal = () =>
  waitFor(() => {
    expect(raisedToasts.take()).toEqual([{ variant: 'error', message: 'Bo changed the draft. Nothing was saved.' }]);
  });

test('the form says that the draft has changed when it is not published because of that', async () => {
  const { person } = await openChanged();
  await person.click(press('Publish the draft'));
  await expectRefusal();
  expect(nameIn(0).value).toBe('Kite weeks');
});

test('the form says that the draft has changed when it is not scheduled because of that, and keeps the dialog open', async () => {
  const { person } = await openChanged();
  await person.click(press('Publish later…'));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule' });
  fireEvent.change(within(dialog).getByLabelText(/^Publish at/), { target: { value: '2099-03-01T09:00' } });
  await person.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  await expectRefusal();
  expect(nameIn(0).value).toBe('Kite weeks');
  screen.getByRole('dialog', { name: 'Schedule' });
});

test('the form keeps what two people typed when one of them has published it, as a draft of the other', async () => {
  const faqs = [{ ...FAQ, question: 'Whence?' }];
  const drafts = [draftOf('r1', { en: { name: 'Kite night', faqs } }), { revision: null, languages: [] }];
  const { person, variablesOf } = openDrafted({
    Draft: () => ({ record: drafts.shift() }),
    SaveDraft: (variables) => (variables['revision'] === null ? saved(variables) : draftChanged()),
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  await person.type(nameIn(0), 's');
  await waitFor(() => expect(variablesOf('SaveDraft')).toHaveLength(2));
  const values = { name: 'Kite nights', faqs };
  expect(variablesOf('SaveDraft')[1]).toEqual({ id: ID, lang: 'en', values, from: 1, revision: null });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the form takes of a draft over a later version what it says, and nothing of the version before', async () => {
  const faqs = [{ ...FAQ, question: 'Whence?' }];
  const drafts = [draftOf('r1', { en: { name: 'Kite night' } }), draftOf('r2', { en: { faqs } }, 2)];
  const { person, variablesOf } = openDrafted({
    Draft: () => ({ record: drafts.shift() }),
    SaveDraft: (variables) => (variables['revision'] === 'r2' ? saved(variables) : draftChanged()),
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  await person.type(nameIn(0), 's');
  await waitFor(() => expect(variablesOf('SaveDraft')).toHaveLength(2));
  expect(variablesOf('SaveDraft')[1]?.['values']).toEqual({ name: 'Kite nights', faqs });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the form saves nothing over what another person typed into the same field until one of both is chosen', async () => {
  useClock();
  const faqs = [{ ...FAQ, question: 'Whence?' }];
  const drafts = [draftOf('r1', { en: { name: 'Kite night' } }), draftOf('r2', { en: { name: 'Kite weeks', faqs } })];
  const { person, variablesOf } = openDrafted({
    Draft: () => ({ record: drafts.shift() }),
    SaveDraft: (variables) => (variables['revision'] === 'r2' ? saved(variables) : draftChanged()),
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  await person.type(nameIn(0), 's');
  await screen.findByRole('alert');
  await act(() => jest.advanceTimersByTimeAsync(PAUSE_MS));
  expect(variablesOf('SaveDraft')).toHaveLength(1);
  await person.click(press('Keep mine'));
  await waitFor(() => expect(variablesOf('SaveDraft')).toHaveLength(2));
  expect(variablesOf('SaveDraft')[1]?.['values']).toEqual({ name: 'Kite nights', faqs });
});

/** Discards a draft in two languages, and leaves the form. @returns what the button in the message does */
async function discardAndLeave(saveDraft: Responder, schedule: RecordDraft['schedule'] = null) {
  const texts = { en: { name: 'Kite night' }, ar: { name: 'ليلة الطائرات' } };
  const { person, variablesOf, unmount } = openDrafted({
    Draft: () => ({ record: { ...draftOf('r1', texts), schedule } }),
    DiscardDraft: () => ({ result: { success: true, record: { revision: null, languages: [], schedule: null } } }),
    SaveDraft: saveDraft,
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  raisedToasts.take();
  await person.click(press('Discard the draft'));
  await waitFor(() => expect(raisedToasts.areWaiting()).toBe(true));
  const [toast] = raisedToasts.take();
  unmount();
  return { undo: () => toast?.variant === 'success' && toast.undo?.(), variablesOf };
}

test('the console stores a discarded draft again, in all languages, when that is undone after the form was left', async () => {
  const { undo, variablesOf } = await discardAndLeave(saved);
  undo();
  await waitFor(() => expect(variablesOf('SaveDraft')).toHaveLength(2));
  expect(variablesOf('SaveDraft')).toEqual([
    { id: ID, lang: 'en', values: { name: 'Kite night' }, from: 1, revision: null },
    { id: ID, lang: 'ar', values: { name: 'ليلة الطائرات' }, from: 1, revision: 'r2' },
  ]);
});

test('the console schedules a discarded draft again for the same time when that is undone', async () => {
  const { undo, variablesOf } = await discardAndLeave(saved, { at: '2099-03-01T09:00:00.000Z', by: 'Ada' });
  undo();
  await waitFor(() => expect(variablesOf('ScheduleDraft')).toHaveLength(1));
  expect(variablesOf('SaveDraft')).toHaveLength(2);
  expect(variablesOf('ScheduleDraft')[0]).toEqual({ id: ID, revision: 'r2', version: 1, at: '2099-03-01T09:00' });
});

test('the console says so when a discarded draft cannot be stored again', async () => {
  const { undo } = await discardAndLeave(draftChanged);
  undo();
  await expectRefusal();
});

test.each([
  ['name', 'Arabic', 0],
  ['ar.name', 'English', 1],
])(
  'the form leads to the field %s of a publication that is refused for it while %s is shown',
  async (field, language, place) => {
    const errors = [{ field, message: 'Taken by another event.' }];
    const { person } = openDrafted({
      Draft: () => ({ record: draftOf('r1', { en: { name: 'Kite night' }, ar: { name: 'ليلة الطائرات' } }) }),
      PublishDraft: () => ({ result: { success: false, message: 'Not saved.', errors, record: null } }),
    });
    await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
    raisedToasts.take();
    await person.click(screen.getByRole('tab', { name: new RegExp(language) }));
    await person.click(press('Publish the draft'));
    await waitFor(() => expect(document.activeElement).toBe(nameIn(place)));
    expect(screen.getAllByRole('tab')[place]?.getAttribute('aria-selected')).toBe('true');
    within(screen.getByRole('tabpanel')).getByText('Taken by another event.');
    expect(raisedToasts.take()).toEqual([]);
  },
);

/** A draft of languages that the user may not write. */
const hidden = { Draft: () => ({ record: { revision: 'r1', languages: [] } }) };

test('the form shows no draft to who may write none of its languages, and saves over its revision', async () => {
  const { person, variablesOf } = openDrafted({ ...hidden, SaveDraft: () => new Promise(() => undefined) });
  await person.type(nameIn(1), '!');
  await waitFor(() => expect(variablesOf('SaveDraft')).toMatchObject([{ lang: 'ar', revision: 'r1' }]));
  screen.getByText('Changes are saved as a draft automatically.');
  expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull();
});

test('the form offers to begin a draft beside one in languages that the user may not write, where forms begin none by themselves', async () => {
  const byHand = {
    about: 'labels.event',
    idOf: ({ id }: { readonly id: string }) => id,
    formOf: () => 'event',
  } as const;
  const { person, variablesOf } = openDrafted({ ...hidden, SaveDraft: saved }, { byHand });
  await person.type(nameIn(1), '!');
  await person.click(screen.getByRole('button', { name: 'Keep as a draft' }));
  await waitFor(() => expect(variablesOf('SaveDraft')).toMatchObject([{ lang: 'ar', revision: 'r1' }]));
});
