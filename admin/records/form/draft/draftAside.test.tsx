/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { draftOf, ID, nameIn, openDrafted, PAUSE_MS, press, saved, versionOf } from '../../../testing/draftedEvent';

/** Lets the clock leap, which otherwise goes on as ever. */
const useClock = () => jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'queueMicrotask'] });
afterEach(() => void jest.useRealTimers());

/** The forms of an event with a draft, over the version that another user saved, with the texts of the draft set aside. */
async function openTheirs() {
  const opened = openDrafted({
    Draft: () => ({ record: draftOf('r1', { en: { name: 'Kite night' } }) }),
    UpdateEvent: () => new GraphQLError('Bo changed the event.', { extensions: { code: 'CONFLICT' } }),
    Details: () => ({ record: versionOf(2, ['Kite weeks', 'يوم الطائرات']) }),
    SaveDraft: saved,
  });
  await waitFor(() => expect(nameIn(0).value).toBe('Kite night'));
  await opened.person.click(screen.getByRole('button', { name: 'Update Event' }));
  await opened.person.click(await screen.findByRole('button', { name: 'Load their version' }));
  await waitFor(() => expect(nameIn(0).value).toBe('Kite weeks'));
  // Until the dialog has gone, the rest of the page is hidden.
  await screen.findByRole('button', { name: 'Restore my changes' });
  return opened;
}

test('the form leaves a draft as it is while its texts are set aside, and counts them as unsaved, until they are restored', async () => {
  useClock();
  const { person, variablesOf, isUnsaved } = await openTheirs();
  expect(isUnsaved()).toBe(true);
  expect((press('Publish the draft') as HTMLButtonElement).disabled).toBe(true);
  await person.type(nameIn(0), '!');
  await act(() => jest.advanceTimersByTimeAsync(PAUSE_MS));
  expect(variablesOf('SaveDraft')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Restore my changes' }));
  await waitFor(() => expect(isUnsaved()).toBe(false));
  expect(variablesOf('SaveDraft')).toEqual([
    { id: ID, lang: 'en', values: { name: 'Kite night' }, from: 2, revision: 'r1' },
  ]);
});

test('the form empties a draft whose texts were set aside once they are given up', async () => {
  const { person, variablesOf, isUnsaved } = await openTheirs();
  await person.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(isUnsaved()).toBe(false);
  await waitFor(() => expect(variablesOf('SaveDraft')).toHaveLength(1));
  expect(variablesOf('SaveDraft')[0]?.['values']).toEqual({});
});
