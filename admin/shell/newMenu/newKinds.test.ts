import { screens } from '../../screens';
import { mayOpen } from '../../session/rights/gates';
import { testSession } from '../../testing/testSession';
import { newGroups } from './newKinds';

const all = newGroups(screens, () => true);
const kinds = all.flatMap((group) => group.kinds);

test('the menu leads to every screen that creates a record, each under its group of the sidebar', () => {
  expect(kinds.map(({ path }) => path).sort()).toEqual(
    screens
      .map(({ path }) => `/${path}`)
      .filter((path) => path.endsWith('/create'))
      .sort(),
  );
  expect(all.find(({ group }) => group === 'events')?.kinds.map(({ label }) => label)).toEqual([
    'labels.event',
    'labels.category',
    'labels.difficulty',
    'labels.price',
  ]);
});

test('every entry has a letter of its own, the common ones that of their name', () => {
  const letters = kinds.map(({ letter }) => letter);
  expect(letters.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
  expect(new Set(letters).size).toBe(letters.length);
  const letterOf = (path: string) => kinds.find((kind) => kind.path === path)?.letter;
  expect(['/event/manage/create', '/blog/post/create', '/news/article/create', '/career/create'].map(letterOf)).toEqual(
    ['e', 'p', 'a', 'c'],
  );
});

test('a role is offered what it may create, with the same letters as everyone', () => {
  const session = testSession({ superAdmin: false, permissions: ['ADD_LANGUAGE', 'ADD_MENU', 'VIEW_ALL_EVENTS'] });
  const offered = newGroups(screens, ({ gate }) => mayOpen(session, gate));
  expect(offered.map(({ group }) => group)).toEqual(['menus', 'setup']);
  for (const kind of offered.flatMap((group) => group.kinds)) expect(kinds).toContainEqual(kind);
});
