/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { draftOf, nameIn, openDrafted, press, versionOf } from '../../../testing/draftedEvent';
import type { DraftLanguage, RecordDetails } from '../../operations';
import type { FormParts } from '../editing';
import { DraftKeeper } from './DraftKeeper';
import type { KeeperOptions } from './keeperOptions';

const [ENGLISH, ARABIC] = ['Kite night', 'ليلة الطائرات'] as const;

/** Drafts of both languages: English over the given version, Arabic over the one that is opened. */
const draftsFrom = (from: number): readonly DraftLanguage[] => [
  ...draftOf('r1', { en: { name: ENGLISH } }, from).languages,
  ...draftOf('r1', { ar: { name: ARABIC } }).languages,
];

test.each([
  ['does not say of a draft over an earlier version that this was seen', 0, [['ar', 2]]],
  [
    'moves a draft on that was typed over the version before',
    1,
    [
      ['en', 2],
      ['ar', 2],
    ],
  ],
])('saving one language %s', async (_, from, expected) => {
  let languages = draftsFrom(from);
  const { person, variablesOf } = openDrafted({
    Draft: () => ({ record: { ...draftOf('r1', {}), languages } }),
    TranslateEvent: () => ({
      result: { success: true, message: 'Saved.', errors: [], record: versionOf(2, ['Kite day', ARABIC]) },
    }),
    SaveDraft: ({ lang, values, from: over }) => {
      const isLeft = Object.keys(values as object).length > 0;
      languages = languages.flatMap((one) => {
        if (one.lang !== lang) return [one];
        return isLeft ? [{ ...one, from: Number(over) }] : [];
      });
      return { result: { success: true, record: { ...draftOf('r2', {}), languages } } };
    },
  });
  await waitFor(() => expect(nameIn(1).value).toBe(ARABIC));
  await person.click(screen.getByRole('tab', { name: /Arabic/ }));
  await person.click(screen.getByRole('button', { name: 'Update Event' }));
  // That language leaves the draft after the others were looked at.
  const isRemoved = () => variablesOf('SaveDraft').some(({ lang }) => lang === 'ar');
  await waitFor(() => expect(isRemoved()).toBe(true));
  expect(variablesOf('SaveDraft').map(({ lang, from: over }) => [lang, over])).toEqual(expected);
  await waitFor(() => expect(screen.queryAllByText(/^The record has changed/)).toHaveLength(from === 0 ? 1 : 0));
});

test('the form says what visitors see once a switch has changed that', async () => {
  const { switched } = openDrafted({ Draft: () => ({ record: draftOf('r1', { en: { name: ENGLISH } }) }) });
  await waitFor(() => expect(nameIn(0).value).toBe(ENGLISH));
  switched({ active: false });
  press('Save to the record');
  screen.getByText(/It has not been saved to the record yet/);
  switched({ active: true });
  press('Publish the draft');
  screen.getByText(/Visitors see the published version/);
});

test('what is on its way while its user saves the record is saved again over that version', async () => {
  const sent: unknown[] = [];
  const arrive: (() => void)[] = [];
  const mutate = ({ variables }: { variables: { lang: string; values: Record<string, unknown>; from: number } }) => {
    const { lang, values, from } = variables;
    sent.push(from);
    const record = draftOf('r2', { [lang]: values }, from);
    return new Promise((resolve) => arrive.push(() => resolve({ data: { result: { success: true, record } } })));
  };
  const parts = {
    form: { subscribe: () => () => undefined, getValues: () => ({}) },
    aside: { get: () => null, subscribe: () => () => undefined },
    valuesOf: () => ({ name: 'Kite day' }),
    current: () => ({ name: ENGLISH }),
  };
  const record = (version: number) => versionOf(version, ['Kite day', ARABIC]) as unknown as RecordDetails;
  const keeper = new DraftKeeper({
    client: { mutate },
    operations: { saveDraft: {} },
    id: 'e1',
    forms: new Map([['en', parts as unknown as FormParts]]),
    record: record(1),
    mayWrite: () => true,
    byHand: false,
    opened: { revision: null, languages: [] },
  } as unknown as KeeperOptions);
  const stop = keeper.start();
  const arrived = async (count: number) => {
    await waitFor(() => expect(arrive).toHaveLength(count));
    arrive[count - 1]?.();
  };
  const first = keeper.flush();
  await waitFor(() => expect(arrive).toHaveLength(1));
  keeper.over(record(2), 'saved');
  await arrived(1);
  expect(await first).toBe(false);
  const again = keeper.flush();
  await arrived(2);
  expect([await again, sent, keeper.state.get().draft.languages.map(({ from }) => from)]).toEqual([true, [1, 2], [2]]);
  stop();
});
