import { messages } from '../messages/messages.js';
import { validate } from '../validation/fieldErrors.js';
import { profileRules, verificationRules } from './account.js';

const PROFILE = {
  firstName: 'Pema',
  lastName: 'Lhamo',
  phone: '+975 17123456',
  nationality: 'BHUTANESE',
  country: 'Bhutan',
};
const CODE = { email: 'pema@example.com', code: '123456' };

test.each([
  ['Arabic-Indic digits', '+٩٧٥ ١٧١٢٣٤٥٦'],
  ['Persian digits', '+۹۷۵ ۱۷۱۲۳۴۵۶'],
  ['marks of direction around it', '\u2066+975 17123456\u2069'],
  ['a mark of direction and a space before it', '\u200e +975 17123456'],
])('a form stores a phone with %s in Latin digits without marks', async (_title, phone) => {
  expect(await validate(profileRules, { ...PROFILE, phone })).toMatchObject({ value: PROFILE, errors: null });
});

test('a form refuses a phone of marks of direction alone as missing', async () => {
  const { errors } = await validate(profileRules, { ...PROFILE, phone: '\u200e\u2069' });
  expect(errors).toEqual([{ field: 'phone', message: messages.required('labels.phone') }]);
});

test.each([
  ['Arabic-Indic digits', '١٢٣٤٥٦'],
  ['Persian digits', '۱۲۳۴۵۶'],
  ['marks of direction and spaces', '\u200e123\u202f456\u2069'],
])('a form reads a code with %s', async (_title, code) => {
  expect(await validate(verificationRules, { ...CODE, code })).toMatchObject({ value: CODE, errors: null });
});

test('a form refuses a code of other characters', async () => {
  const { errors } = await validate(verificationRules, { ...CODE, code: '١٢٣٤٥٦٧' });
  expect(errors).toEqual([{ field: 'code', message: messages.codeFormat }]);
});
