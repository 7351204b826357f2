import { refusedBy } from './formState.js';

const refused = (...errors: [field: string, message: string][]) => ({
  success: false,
  message: 'Nothing was saved.',
  errors: errors.map(([field, message]) => ({ field, message })),
});

test('a form shows the first error of each field beside it, and no message about the form', () => {
  expect(refusedBy(refused(['email', 'Not an email.'], ['email', 'Too long.'], ['name', 'Missing.']))).toEqual({
    errors: { email: 'Not an email.', name: 'Missing.' },
    message: null,
  });
});

test('a form shows the message of a refusal that names no field', () => {
  expect(refusedBy(refused())).toEqual({ errors: {}, message: 'Nothing was saved.' });
  expect(refusedBy(refused(), { priceId: 'price' })).toEqual({ errors: {}, message: 'Nothing was saved.' });
});

test('a form shows an error under the name that the form has for the field, and one of a field that it does not show above the form', () => {
  const formNames = { priceId: 'price', message: 'message' };
  expect(refusedBy(refused(['priceId', 'Gone.'], ['message', 'Too long.']), formNames)).toEqual({
    errors: { price: 'Gone.', message: 'Too long.' },
    message: null,
  });
  expect(refusedBy(refused(['priceId', 'Gone.'], ['eventId', 'Unknown.'], ['amount', 'Wrong.']), formNames)).toEqual({
    errors: { price: 'Gone.' },
    message: 'Unknown.',
  });
});
