import { LIST_VIEW_QUERY_MAX } from '@polyphony/domain/limits.js';
import { listViewRules } from '@polyphony/domain/listView.js';
import {
  viewSettingsParams,
  viewSettingsFrom,
  readViewSettings,
  USUAL,
  viewOf,
  withoutViewSettings,
  writeViewSettings,
} from './viewSettings';

const COLUMNS = ['#', 'slug', 'updatedAt', 'toggle:active'];
const of = (text: string) => new URLSearchParams(text);
const paramsOf = (text: string) => viewSettingsParams(of(text));

test('without parameters the stored view settings apply', () => {
  const left = { hidden: ['slug'], density: 'compact' } as const;
  expect(readViewSettings(paramsOf('page=2'), left, COLUMNS)).toEqual(left);
});

test('parameters override the stored view settings', () => {
  const left = { hidden: ['slug'], density: 'compact' } as const;
  expect(readViewSettings(paramsOf('hidden=&density=comfortable'), left, COLUMNS)).toEqual({
    hidden: [],
    density: 'comfortable',
  });
  expect(readViewSettings(paramsOf('hidden=updatedAt,toggle:active'), left, COLUMNS)).toEqual({
    hidden: ['updatedAt', 'toggle:active'],
    density: 'compact',
  });
});

test('unknown columns and invalid values are ignored', () => {
  expect(readViewSettings(paramsOf('hidden=name,ghost,,slug&density=tiny'), USUAL, COLUMNS)).toEqual({
    hidden: ['slug'],
    density: 'standard',
  });
  expect(readViewSettings(paramsOf(''), { hidden: ['ghost'], density: 'standard' }, COLUMNS).hidden).toEqual([]);
  for (const stored of [null, 7, 'compact', { hidden: 'slug', density: 1 }, { hidden: [1, null] }]) {
    expect(viewSettingsFrom(stored)).toEqual(USUAL);
  }
});

test('view settings written to a link are read from it', () => {
  const viewSettings = { hidden: ['slug', 'toggle:active'], density: 'compact' } as const;
  const shared = writeViewSettings(of('status=active&page=3'), viewSettings);
  expect(readViewSettings(paramsOf(shared.toString()), USUAL, COLUMNS)).toEqual(viewSettings);
  expect(withoutViewSettings(shared).toString()).toBe('status=active&page=3');
});

test('a saved view is the address without the page, and is valid by the rules', async () => {
  const query = viewOf(
    of('page=3&searchName=tea+%26 cake ٢&sort=-slug'),
    { hidden: ['toggle:active'], density: 'compact' },
    12,
  );
  expect(query).toBe('density=compact&hidden=toggle%3Aactive&pageSize=12&searchName=tea+%26+cake+%D9%A2&sort=-slug');
  expect(query.length).toBeLessThan(LIST_VIEW_QUERY_MAX);
  await expect(listViewRules.validate({ list: 'events', name: 'x', query })).resolves.toMatchObject({ query });
});
