import { inEnglish } from '../messages/languages.js';
import { factsOf } from '../validation/fieldFacts.js';
import { translatedFieldsOf } from '../validation/entryLists.js';
import { validate } from '../validation/fieldErrors.js';
import { contact } from './contact.js';

/** The example after a change, and what is wrong with it, by field. */
const checked = (change: object) => validate(contact.rules, { ...contact.example.en, ...change });
const wrong = async (change: object) =>
  ((await checked(change)).errors ?? []).map(({ field, message }) => `${field}: ${inEnglish(message)}`);

const LATITUDE = 'latitude: Latitude must be a number from -90 to 90, such as 27.4712.';
const LONGITUDE = 'longitude: Longitude must be a number from -180 to 180, such as 27.4712.';
const ZONE = 'timeZone: Choose a time zone by its name, such as Europe/Paris.';

test.each([
  ['CONTACT-017: a title of 2 characters is refused', { title: 'Ab' }, ['title: Title must be at least 3 characters.']],
  ['CONTACT-017: one of 3 is not', { title: 'Abc' }, []],
  [
    'CONTACT-018: a branch name of 2 characters is refused',
    { branchName: 'Ab' },
    ['branchName: Branch name must be at least 3 characters.'],
  ],
  ['CONTACT-018: one of 3 is not', { branchName: 'Abc' }, []],
  ['CONTACT-019: an empty slug is refused', { slug: '' }, ['slug: Slug is required.']],
  [
    'CONTACT-019, SPEC-D35: a slug is refused as those of events',
    { slug: 'My Branch' },
    ['slug: Slug can only contain lowercase letters, numbers, and hyphens'],
  ],
  ['CONTACT-020: a missing latitude is refused', { latitude: undefined }, ['latitude: Latitude is required.']],
  ['CONTACT-020: a blank latitude is refused', { latitude: ' ' }, ['latitude: Latitude is required.']],
  ['CONTACT-021: no longitude is refused', { longitude: null }, ['longitude: Longitude is required.']],
  ['a latitude out of range is refused', { latitude: 90.1 }, [LATITUDE]],
  ['a latitude in words is refused', { latitude: '27.4 N' }, [LATITUDE]],
  ['a latitude in digits of another script is refused', { latitude: '२७' }, [LATITUDE]],
  ['a longitude out of range is refused', { longitude: '-180.5' }, [LONGITUDE]],
  ['SPEC-D50: the ends of both ranges are not', { latitude: '-90', longitude: 180 }, []],
  [
    'SPEC-D49: an email that is none is refused',
    { contactEmail: 'abc' },
    ['contactEmail: Please enter a valid email address.'],
  ],
  [
    'SPEC-D49: an email with a header is refused',
    { contactEmail: 'a@b.example\r\nBcc: c@d.example' },
    ['contactEmail: Please enter a valid email address.'],
  ],
  ['SPEC-D49: no email is not refused', { contactEmail: '' }, []],
  [
    'SPEC-D49: a phone of 201 characters is refused',
    { contactNumber: '1'.repeat(201) },
    ['contactNumber: Contact number cannot exceed 200 characters.'],
  ],
  ['an unknown time zone is refused', { timeZone: 'Asia/Nowhere' }, [ZONE]],
  ['no time zone is not', { timeZone: '' }, []],
  [
    'CONTACT-022: opening hours of days without times are refused',
    { openingHours: [{ days: 'Monday', times: '' }] },
    ['openingHours.0.times: Times is required.'],
  ],
  ['opening hours in free words are not', { openingHours: [{ days: 'Holidays', times: 'by appointment' }] }, []],
  ['an unknown field is refused', { colour: 'red' }, [": Unknown field 'colour'."]],
])('%s', async (_, change, expected) => expect(await wrong(change)).toEqual(expected));

test('coordinates are numbers, in whichever digits they are typed (CONTACT-010, CONTACT-011, SPEC-D50)', async () => {
  const { value } = await checked({ latitude: ' 27.4712 ', longitude: '٨٩٫٦٣٣٩' });
  expect(value).toMatchObject({ latitude: 27.4712, longitude: 89.6339 });
});

test('title, names, address, meta texts and days are translated, and nothing else (CONTACT-016, SPEC-D24)', () => {
  expect(translatedFieldsOf(contact)).toEqual([
    ...['title', 'branchName', 'branchAddress'],
    ...['metaTitle', 'metaKeywords', 'metaDescription'],
    'openingHours',
  ]);
});

test('the order number is 1 at first, and higher ones come first (CONTACT-006, CONTACT-023)', async () => {
  expect(factsOf(contact.rules.fields['orderNumber']).hint).toBe('words.higherNumbersAppearFirst');
  expect((await checked({ orderNumber: '' })).value).toMatchObject({ orderNumber: 1 });
});
