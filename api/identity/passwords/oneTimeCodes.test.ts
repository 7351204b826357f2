import 'reflect-metadata';
import { Types } from 'mongoose';
import { openTestBed, type TestBed } from '../../testing/server/testBed.js';
import { leftOfMinute } from '../../testing/clients/visitorAccounts.js';
import type { CodeFor, OneTimeCodes } from './oneTimeCodes.js';
import { CodeModel } from './storedCode.js';

let bed: TestBed;
let codes: OneTimeCodes;
beforeAll(async () => {
  bed = await openTestBed();
  ({ codes } = bed);
});
afterAll(() => bed.close());

let counter = 0;
const somebody = (purpose: CodeFor['purpose'] = 'verify'): CodeFor => ({
  purpose,
  email: `somebody${(counter += 1)}@example.com`,
  accountId: new Types.ObjectId(),
});
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const aMinuteLater = () => CodeModel.updateMany({}, { $set: { sentAt: new Date(Date.now() - 60_000) } });

test('a code has six digits, works once, and then never again', async () => {
  const recipient = somebody();
  const code = await codes.issue(recipient);
  expect(code).toMatch(/^\d{6}$/);
  expect([await codes.redeem(recipient, code), await codes.redeem(recipient, code)]).toEqual([true, false]);
});

test('codes differ, and may begin with zeros', async () => {
  const issued = await Promise.all(Array.from({ length: 200 }, () => codes.issue(somebody())));
  expect(new Set(issued).size).toBeGreaterThan(195);
  expect(new Set(issued.map((code) => code[0])).size).toBe(10);
});

test('the stored document reveals neither the code nor the address', async () => {
  const recipient = somebody();
  const code = await codes.issue(recipient);
  const stored = JSON.stringify(await CodeModel.find().lean());
  expect(stored).not.toContain(recipient.email);
  expect(stored).not.toContain(`"${code}"`);
});

test('a code is valid for one purpose and one account only', async () => {
  const recipient = somebody('verify');
  const code = await codes.issue(recipient);
  expect(await codes.redeem({ ...recipient, purpose: 'reset' }, code)).toBe(false);
  expect(await codes.redeem({ ...recipient, email: 'other@example.com' }, code)).toBe(false);
  expect(await codes.redeem({ ...recipient, accountId: new Types.ObjectId() }, code)).toBe(false);
  expect(await codes.redeem(recipient, code)).toBe(true);
});

test('a code issued without an account is valid for no account', async () => {
  const recipient = { ...somebody(), accountId: null };
  expect(await codes.redeem(recipient, await codes.issue(recipient))).toBe(false);
});

test('after five wrong guesses the right one is refused', async () => {
  const patient = somebody();
  const code = await codes.issue(patient);
  for (let i = 1; i <= 4; i += 1) expect(await codes.redeem(patient, wrong(code, i))).toBe(false);
  expect(await codes.redeem(patient, code)).toBe(true);

  const hasty = somebody();
  const other = await codes.issue(hasty);
  for (let i = 1; i <= 5; i += 1) expect(await codes.redeem(hasty, wrong(other, i))).toBe(false);
  expect(await codes.redeem(hasty, other)).toBe(false);
});

test('concurrent guesses share the limit of five, and the right one among them succeeds once', async () => {
  const recipient = somebody();
  const code = await codes.issue(recipient);
  await Promise.all(Array.from({ length: 40 }, (_, i) => codes.redeem(recipient, wrong(code, i + 1))));
  expect((await CodeModel.findOne().sort({ sentAt: -1, tries: -1 }).lean())?.tries).toBe(5);
  expect(await codes.redeem(recipient, code)).toBe(false);

  const twin = somebody();
  const right = await codes.issue(twin);
  const results = await Promise.all(Array.from({ length: 5 }, () => codes.redeem(twin, right)));
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('a code is valid for ten minutes', async () => {
  const recipient = somebody();
  const before = Date.now();
  const code = await codes.issue(recipient);
  const { expiresAt } = await CodeModel.findOne().sort({ sentAt: -1, expiresAt: -1 }).orFail().lean();
  const [least, most] = [before, Date.now()].map((time) => time + 600_000);
  expect(expiresAt.getTime()).toBeGreaterThanOrEqual(least ?? NaN);
  expect(expiresAt.getTime()).toBeLessThanOrEqual(most ?? NaN);
  await CodeModel.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
  expect(await codes.redeem(recipient, code)).toBe(false);
});

test('a new code is issued after a minute at the earliest, and invalidates the previous one', async () => {
  const recipient = somebody();
  const before = Date.now();
  const first = await codes.issue(recipient);
  const refusal = await codes.issue(recipient).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  const { retryAfter } = (refusal as { extensions: { retryAfter: number } }).extensions;
  expect(retryAfter).toBeGreaterThanOrEqual(leftOfMinute(before));
  expect(retryAfter).toBeLessThanOrEqual(60);
  await aMinuteLater();
  const second = await codes.issue(recipient);
  if (first !== second) expect(await codes.redeem(recipient, first)).toBe(false);
  expect(await codes.redeem(recipient, second)).toBe(true);
});

test('concurrent requests for a code issue one', async () => {
  const recipient = somebody();
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => codes.issue(recipient)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
