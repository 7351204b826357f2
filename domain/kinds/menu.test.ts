import { inEnglish } from '../messages/languages.js';
import { factsOf } from '../validation/fieldFacts.js';
import { translationRules, validate } from '../validation/fieldErrors.js';
import { menu } from './menu.js';

/** Problems with the example after a change, by field. */
const wrong = async (change: object) =>
  ((await validate(menu.rules, { ...menu.example.en, ...change })).errors ?? []).map(
    ({ field, message }) => `${field}: ${inEnglish(message)}`,
  );

const START = 'link: Menu link must start with / or be #';
const CHARACTERS = 'link: Menu link can only contain letters, numbers, dashes and slashes';
const ORDER = 'orderNumber: Order number must be greater than 0';

test.each([
  [
    'MENU-002, MENU-009: a name of 1 character is refused',
    { name: 'A' },
    ['name: Menu Name must be at least 2 characters.'],
  ],
  ['MENU-002, MENU-009: one of 2 is not', { name: 'Us' }, []],
  ['MENU-002, MENU-009: one of 50 is not', { name: 'x'.repeat(50) }, []],
  ['MENU-009: one of 51 is refused', { name: 'x'.repeat(51) }, ['name: Menu Name cannot exceed 50 characters.']],
  ['MENU-010: a link without a slash is refused', { link: 'about' }, [START]],
  ['MENU-010: the address of a script is refused', { link: 'javascript:alert(1)' }, [START]],
  ['MENU-010: the address of another site is refused', { link: 'https://else.example' }, [START]],
  ['MENU-010: so is one that only looks like a path', { link: '//else' }, [CHARACTERS]],
  ['MENU-010: a path is accepted', { link: '/about' }, []],
  ['MENU-010: the front page is accepted', { link: '/' }, []],
  ["MENU-010: '#' is accepted", { link: '#' }, []],
  ["MENU-010: '#' is accepted by itself only", { link: '#top' }, [START]],
  ['MENU-011: an underscore is refused', { link: '/a_b' }, [CHARACTERS]],
  ['MENU-011: a query is refused', { link: '/a?b' }, [CHARACTERS]],
  ['MENU-011: a second line is refused', { link: '/a\n/b' }, [CHARACTERS]],
  ['MENU-011: letters, digits, dashes and slashes are not', { link: '/News-2027/a/B' }, []],
  [
    'MENU-012: a parent that is no id is refused',
    { parentId: 'abc' },
    ['parentId: Select Parent Menu must be a valid ObjectId.'],
  ],
  ["MENU-012: 'none' is not", { parentId: 'none' }, []],
  ['MENU-013: the order number 0 is refused', { orderNumber: 0 }, [ORDER]],
  ['MENU-013: half a number is refused', { orderNumber: 1.5 }, ['orderNumber: Order number must be a valid number']],
  ['MENU-013: a blank one is not', { orderNumber: '' }, []],
])('%s', async (_, change, expected) => {
  expect(await wrong(change)).toEqual(expected);
});

test('a blank order number is 1, and no parent is null (MENU-012, MENU-013)', async () => {
  const { value } = await validate(menu.rules, { ...menu.example.en, orderNumber: '', parentId: 'none' });
  expect(value).toMatchObject({ orderNumber: 1, parentId: null });
});

test('only the name has a text of its own in each language, with the same bounds there (MENU-022)', async () => {
  const rules = translationRules(menu);
  expect(Object.keys(rules.fields)).toEqual(['name']);
  expect((await validate(rules, { name: 'x'.repeat(51) })).errors?.map(({ field }) => field)).toEqual(['name']);
});

test('the rules say what the fields are called, and what helps to fill them (MENU-014, MENU-015, MENU-016, MENU-018)', () => {
  const words = Object.values(menu.rules.fields).map((rule) => {
    const { label, hint } = factsOf(rule);
    return [label, hint];
  });
  expect(words).toEqual([
    ['labels.menuName', undefined],
    ['labels.menuLink', 'menus.thePathnameMustMatchThe'],
    ['labels.selectParentMenu', undefined],
    ['labels.orderingNumber', 'menus.higherNumberMeansHigherPriority'],
  ]);
});
