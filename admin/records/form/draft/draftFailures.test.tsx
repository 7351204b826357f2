/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { draftOf, nameIn, openDrafted, PAUSE_MS, saved } from '../../../testing/draftedEvent';

/** Drafts that cannot be read or saved, by a clock of the test. */

/** After this time, what has failed is tried again. */
const AGAIN_MS = 10_000;
const NONE = { record: { revision: null, languages: [] } };
const TRIES = 'Changes are not being saved as a draft. The console keeps trying.';
const TOO_LARGE = 'The picture is too large.';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const write = (place: number, value: string) => fireEvent.change(nameIn(place), { target: { value } });
/** Text of the bar, which is before the forms. */
const status = () => screen.getAllByRole('status')[0]?.textContent;
const fault = () => new GraphQLError('Down.', { extensions: { code: 'INTERNAL' } });
/** Response of a server that fails at first. */
const later = (response: object) => {
  let tries = 0;
  return () => (tries++ === 0 ? fault() : response);
};

test('the form loads a draft that could not be loaded once, and does not promise meanwhile that changes are saved', async () => {
  const { variablesOf } = openDrafted({
    Draft: later({ record: draftOf('r1', { en: { name: 'Kite night' } }) }),
    SaveDraft: saved,
  });
  await pass(0);
  expect(status()).toBe(TRIES);
  write(1, 'ليلة الطائرات');
  // A page that is hidden saves at once: that must not end it.
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  await pass(AGAIN_MS);
  expect([nameIn(0).value, variablesOf('SaveDraft')]).toEqual(['Kite night', []]);
  await pass(PAUSE_MS);
  expect(variablesOf('SaveDraft')).toMatchObject([{ lang: 'ar', values: { name: 'ليلة الطائرات' }, revision: 'r1' }]);
  expect(status()).toBe('');
});

test('the form does not ask again for a draft that the server refuses to show', async () => {
  const { variablesOf } = openDrafted({
    Draft: () => new GraphQLError('You are not allowed to do that.', { extensions: { code: 'FORBIDDEN' } }),
  });
  await pass(2 * AGAIN_MS);
  expect(variablesOf('Draft')).toHaveLength(1);
  expect(status()).toBe('Changes are not saved as a draft: You are not allowed to do that.');
});

test('the form says that a draft could not be saved until it is, and tries again', async () => {
  const { variablesOf } = openDrafted({
    Draft: () => NONE,
    SaveDraft: later({ result: { success: true, record: draftOf('r2', { en: { name: 'Kites' } }) } }),
  });
  await pass(0);
  write(0, 'Kites');
  await pass(PAUSE_MS);
  expect(status()).toBe(TRIES);
  await pass(AGAIN_MS);
  expect([variablesOf('SaveDraft').length, status()]).toEqual([2, '']);
});

test('the form says why what was typed is refused, sends it again once more is typed, and saves the other languages meanwhile', async () => {
  const { variablesOf } = openDrafted({
    Draft: () => NONE,
    SaveDraft: (variables) =>
      JSON.stringify(variables['values']).includes('data:')
        ? { result: { success: false, message: TOO_LARGE, record: null } }
        : saved(variables),
  });
  const drafted = () => variablesOf('SaveDraft').map(({ lang, values }) => [lang, (values as { name: string }).name]);
  await pass(0);
  write(0, '<img src="data:">');
  write(1, 'طائرات');
  await pass(PAUSE_MS + 3 * AGAIN_MS);
  const once = [
    ['en', '<img src="data:">'],
    ['ar', 'طائرات'],
  ];
  expect(drafted()).toEqual(once);
  expect(status()).toBe(`Changes are not saved as a draft: ${TOO_LARGE}`);
  write(0, 'Kites');
  await pass(PAUSE_MS);
  expect(drafted()).toEqual([...once, ['en', 'Kites']]);
  expect(status()).toBe('');
});

test('the form says nothing more of a refusal once what was refused is taken back', async () => {
  openDrafted({
    Draft: () => NONE,
    SaveDraft: () => ({ result: { success: false, message: TOO_LARGE, record: null } }),
  });
  await pass(0);
  write(0, '<img src="data:">');
  await pass(PAUSE_MS);
  expect(status()).toBe(`Changes are not saved as a draft: ${TOO_LARGE}`);
  write(0, 'Kite day');
  await pass(0);
  expect(status()).toBe('Changes are saved as a draft automatically.');
});
