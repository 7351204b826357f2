import { inEnglish } from '../messages/languages.js';
import { factsOf } from '../validation/fieldFacts.js';
import { translationRules, validate } from '../validation/fieldErrors.js';
import { testimonial } from './testimonial.js';

const { rules, example } = testimonial;

/** Errors of the example after a change, by field. */
const wrong = async (change: object) =>
  ((await validate(rules, { ...example.en, ...change })).errors ?? []).map(
    ({ field, message }) => `${field}: ${inEnglish(message)}`,
  );

const RATING = 'rating: Rating must be a number from 1 to 5.';

test.each<[string, object, string[]]>([
  ['TESTI-007: an empty name is refused', { name: '' }, ['name: Name is required.']],
  ['TESTI-007: a missing name is refused', { name: undefined }, ['name: Name is required.']],
  ['TESTI-008: an empty message is refused', { message: ' ' }, ['message: Message is required.']],
  ['TESTI-008: a missing message is refused', { message: undefined }, ['message: Message is required.']],
  ['TESTI-002, SPEC-D49: no designation is accepted', { designation: '' }, []],
  [
    'TESTI-002, SPEC-D49: a long one',
    { designation: 'x'.repeat(201) },
    ['designation: Designation cannot exceed 200 characters.'],
  ],
  ['TESTI-009: a rating of 0 is refused', { rating: 0 }, [RATING]],
  ['TESTI-009: a rating of 6 is refused', { rating: '6' }, [RATING]],
  ['TESTI-009: a rating of 5.5 is refused', { rating: 5.5 }, [RATING]],
  ['TESTI-009: a word is refused', { rating: 'x' }, [RATING]],
  ['TESTI-006: an image that is no id is refused', { image: 'abc' }, ['image: Image must be a valid ObjectId.']],
  ['TESTI-006: no image is accepted', { image: '' }, []],
])('%s', async (_, change, expected) => {
  expect(await wrong(change)).toEqual(expected);
});

test.each([
  ['', null],
  [undefined, null],
  ['1', 1],
  [5, 5],
  ['4.5', 4.5],
])(
  'the form of a testimonial accepts a rating that is empty or from 1 to 5, halves among them: %j (TESTI-005, TESTI-009, SPEC-D51)',
  async (rating, stored) => {
    expect((await validate(rules, { ...example.en, rating })).value).toMatchObject({ rating: stored });
  },
);

test('the form of a testimonial says that the higher order number is shown first, and takes a blank one for 1 (TESTI-004, TESTI-010)', async () => {
  expect(factsOf(rules.fields.orderNumber).hint).toBe('words.higherNumbersAppearFirst');
  expect((await validate(rules, { ...example.en, orderNumber: '' })).value).toMatchObject({ orderNumber: 1 });
  expect(rules.getDefault()).toMatchObject({ orderNumber: 1 });
});

test('three texts have a version in each language (TESTI-001, TESTI-002, TESTI-003)', () => {
  expect(Object.keys(translationRules(testimonial).fields)).toEqual(['name', 'designation', 'message']);
});
