import { ENQUIRY_EMAIL_MAX, ENQUIRY_MESSAGE_MAX } from '../limits.js';
import { messages } from '../messages/messages.js';
import { validate } from '../validation/fieldErrors.js';
import { enquiryRules } from './enquiry.js';

const VALID = {
  firstName: 'Ana Li',
  lastName: 'Wangmo',
  mobileNumber: '+975 17123456',
  email: 'ana@example.org',
  problemDescription: 'Is there a course for beginners?',
};
const errorsOf = async (changes: object) => {
  const { errors } = await validate(enquiryRules, { ...VALID, ...changes });
  return errors && Object.fromEntries(errors.map(({ field, message }) => [field, message]));
};
const emailOf = (length: number) => `${'a'.repeat(64)}@${'b'.repeat(length - 64 - 1 - 4)}.org`;

test.each([
  ['QUERY-006', 'no first name', { firstName: ' ' }, { firstName: messages.enquiryFirstNameRequired }],
  ['QUERY-007', 'a digit in the first name', { firstName: 'A1' }, { firstName: messages.enquiryFirstName }],
  [
    'QUERY-007',
    'a line end in the first name',
    { firstName: 'A\nBcc: b@c.d' },
    { firstName: messages.enquiryFirstName },
  ],
  ['QUERY-007', 'a first name of 51 letters', { firstName: 'a'.repeat(51) }, { firstName: messages.enquiryFirstName }],
  ['QUERY-002', 'a sign in the last name', { lastName: '<b>' }, { lastName: messages.enquiryLastName }],
  ['QUERY-008', 'no mobile number', { mobileNumber: '' }, { mobileNumber: messages.enquiryPhone }],
  [
    'QUERY-008',
    'a mobile number of 9 characters',
    { mobileNumber: '+975 1712' },
    { mobileNumber: messages.enquiryPhone },
  ],
  ['QUERY-008', 'one of 16 characters', { mobileNumber: '+975 17123456789' }, { mobileNumber: messages.enquiryPhone }],
  ['QUERY-009', 'one without a space', { mobileNumber: '+97517123456' }, { mobileNumber: messages.enquiryPhoneFormat }],
  ['QUERY-009', 'one without a plus', { mobileNumber: '975 17123456' }, { mobileNumber: messages.enquiryPhoneFormat }],
  ['QUERY-010', 'an email without an at sign', { email: 'abc' }, { email: messages.emailInvalid }],
  ['QUERY-010', 'two emails', { email: 'a@b.example, c@d.example' }, { email: messages.emailInvalid }],
  [
    'QUERY-011',
    'an email of 101 characters',
    { email: emailOf(101) },
    { email: messages.maxLength('labels.email', ENQUIRY_EMAIL_MAX) },
  ],
  ['QUERY-005', 'no message', { problemDescription: '' }, { problemDescription: messages.required('labels.message') }],
  [
    'QUERY-005',
    'a message of 2001 characters',
    { problemDescription: 'x'.repeat(ENQUIRY_MESSAGE_MAX + 1) },
    { problemDescription: messages.maxLength('labels.message', ENQUIRY_MESSAGE_MAX) },
  ],
  ['QUERY-012', 'a field that it does not know', { x: 1 }, { '': messages.unknownField('x') }],
])('%s: an enquiry with %s is refused on its field', async (_id, _title, changes, errors) => {
  expect(await errorsOf(changes)).toEqual(errors);
});

test.each([
  ['QUERY-007', 'a first name with a space, and one in Arabic', { firstName: 'آنا لي', lastName: 'Ana Li' }],
  ['QUERY-002', 'no last name', { lastName: '' }],
  ['QUERY-009', 'a short country code', { mobileNumber: '+1 20255501' }],
  ['QUERY-011', 'an email of 100 characters', { email: emailOf(100) }],
])('%s: an enquiry with %s is valid', async (_id, _title, changes) => {
  expect(await errorsOf(changes)).toBeNull();
});

test.each([
  ['Arabic-Indic digits', '+٩٧٥ ١٧١٢٣٤٥٦'],
  ['Persian digits', '+۹۷۵ ۱۷۱۲۳۴۵۶'],
  ['marks of direction around it', ' \u2066+975 17123456\u2069 '],
  ['a mark of direction within it', '+975\u200e 17123456'],
])('QUERY-009: a mobile number with %s is stored in Latin digits without marks', async (_title, mobileNumber) => {
  expect(await validate(enquiryRules, { ...VALID, mobileNumber })).toMatchObject({
    value: { mobileNumber: '+975 17123456' },
    errors: null,
  });
});

test('QUERY-002: a last name that is left out is none', async () => {
  const { lastName: _none, ...without } = VALID;
  expect((await validate(enquiryRules, without)).value).toMatchObject({ lastName: null, aboutKind: null });
});
