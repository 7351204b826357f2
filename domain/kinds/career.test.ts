import { inEnglish } from '../messages/languages.js';
import { translationRules, validate } from '../validation/fieldErrors.js';
import { career } from './career.js';

/** Problems with the example after a change, by field. */
const wrong = async (change: object) =>
  ((await validate(career.rules, { ...career.example.en, ...change })).errors ?? []).map(
    ({ field, message }) => `${field}: ${inEnglish(message)}`,
  );

const IMAGE = 'image: Image must be a valid ObjectId.';
const META = 'metaImage: Meta image must be a valid ObjectId.';
const VACANCIES = 'jobVacancies: Vacancies must be a valid number';
const ORDER = 'orderNumber: Order number is required.';
const LINK = 'applyLink: Apply link must be a web address, an email address or a path of this site.';

test.each<[string, object, string[]]>([
  ['CAREER-014: an empty name is refused', { jobName: '' }, ['jobName: Name is required.']],
  ['CAREER-014: a missing name is refused', { jobName: undefined }, ['jobName: Name is required.']],
  [
    'a name of 201 characters is refused',
    { jobName: 'x'.repeat(201) },
    ['jobName: Name cannot exceed 200 characters.'],
  ],
  ['CAREER-015: an empty description', { jobDescription: '' }, ['jobDescription: Description is required.']],
  ['CAREER-015: no description', { jobDescription: undefined }, ['jobDescription: Description is required.']],
  ['CAREER-015: nothing to read', { jobDescription: '<p> </p>' }, ['jobDescription: Description is required.']],
  ['CAREER-016, SPEC-D38: a missing order number is refused', { orderNumber: undefined }, [ORDER]],
  ['CAREER-016, SPEC-D38: a blank order number is refused', { orderNumber: ' ' }, [ORDER]],
  [
    'CAREER-004: an order number with a fraction',
    { orderNumber: '1.5' },
    ['orderNumber: Order number must be a valid number'],
  ],
  ['CAREER-004: an order number of 0', { orderNumber: 0 }, ['orderNumber: Order number must be greater than 0']],
  ['CAREER-004: an order number as typed is accepted', { orderNumber: ' 7 ' }, []],
  ['CAREER-017: an image that is no id is refused', { image: 'abc' }, [IMAGE]],
  ['CAREER-017: no image is accepted', { image: null }, []],
  ['CAREER-017: a meta image that is no id is refused', { metaImage: 'abc' }, [META]],
  ['CAREER-017: no meta image is accepted', { metaImage: null }, []],
  [
    'CAREER-003, SPEC-D49: fewer than no vacancies',
    { jobVacancies: -1 },
    ['jobVacancies: Vacancies cannot be less than 0'],
  ],
  ['CAREER-003, SPEC-D49: half a vacancy', { jobVacancies: 1.5 }, [VACANCIES]],
  ['CAREER-003, SPEC-D49: a word', { jobVacancies: 'many' }, [VACANCIES]],
  ['CAREER-003, SPEC-D49: no vacancy, as typed', { jobVacancies: '0' }, []],
  ['CAREER-003, SPEC-D49: an unknown number', { jobVacancies: '' }, []],
  ['CAREER-005: a link that runs a script is refused', { applyLink: 'javascript:alert(1)' }, [LINK]],
  ['CAREER-005: words are no link', { applyLink: 'Call us' }, [LINK]],
  ['CAREER-005: an email address is accepted', { applyLink: 'jobs@example.org' }, []],
  ['CAREER-005: no link is accepted', { applyLink: '' }, []],
  ['a day that there is not is refused', { closesOn: '2027-02-30' }, ['closesOn: Closing date must be a date']],
  ['no closing date is accepted', { closesOn: '' }, []],
])('%s', async (_, change, expected) => {
  expect(await wrong(change)).toEqual(expected);
});

const META_TEXTS = ['metaTitle', 'metaKeywords', 'metaDescription'];

test('the name, the description and the meta texts, and nothing else, have a text of their own in each language (CAREER-001, CAREER-002, CAREER-013)', async () => {
  const rules = translationRules(career);
  expect(Object.keys(rules.fields)).toEqual(['jobName', 'jobDescription', ...META_TEXTS]);
  expect((await validate(rules, { jobName: '', jobDescription: '' })).value).toEqual({
    jobName: null,
    jobDescription: null,
    ...Object.fromEntries(META_TEXTS.map((field) => [field, null])),
  });
});
