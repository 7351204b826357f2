import { LIST_VIEW_QUERY_MAX } from '@polyphony/domain/limits.js';
import { listViewRules } from '@polyphony/domain/listView.js';
import { askedLook, lookFrom, readLook, USUAL, viewOf, withoutLook, writeLook } from './listLook';

const COLUMNS = ['#', 'slug', 'updatedAt', 'toggle:active'];
const of = (text: string) => new URLSearchParams(text);
const asked = (text: string) => askedLook(of(text));

test('without parameters the stored view settings apply', () => {
  const left = { hidden: ['slug'], density: 'compact' } as const;
  expect(readLook(asked('page=2'), left, COLUMNS)).toEqual(left);
});

test('parameters override the stored view settings', () => {
  const left = { hidden: ['slug'], density: 'compact' } as const;
  expect(readLook(asked('hidden=&density=comfortable'), left, COLUMNS)).toEqual({ hidden: [], density: 'comfortable' });
  expect(readLook(asked('hidden=updatedAt,toggle:active'), left, COLUMNS)).toEqual({
    hidden: ['updatedAt', 'toggle:active'],
    density: 'compact',
  });
});

test('unknown columns and invalid values are ignored', () => {
  expect(readLook(asked('hidden=name,ghost,,slug&density=tiny'), USUAL, COLUMNS)).toEqual({
    hidden: ['slug'],
    density: 'standard',
  });
  expect(readLook(asked(''), { hidden: ['ghost'], density: 'standard' }, COLUMNS).hidden).toEqual([]);
  for (const kept of [null, 7, 'compact', { hidden: 'slug', density: 1 }, { hidden: [1, null] }]) {
    expect(lookFrom(kept)).toEqual(USUAL);
  }
});

test('view settings written to a link are read from it', () => {
  const look = { hidden: ['slug', 'toggle:active'], density: 'compact' } as const;
  const shared = writeLook(of('status=active&page=3'), look);
  expect(readLook(asked(shared.toString()), USUAL, COLUMNS)).toEqual(look);
  expect(withoutLook(shared).toString()).toBe('status=active&page=3');
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
