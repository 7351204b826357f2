import { formatMoney } from './money.js';

test.each([
  ['FMT-001', 1000, 'BTN', 'Nu.1,000'],
  ['FMT-002', 1000, 'USD', '$1,000'],
  ['FMT-003', 1234567, 'BTN', 'Nu.12,34,567'],
  ['', 5, 'EUR', '$5'],
])('%s: %i %s is written %s', (_row, amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
