import 'reflect-metadata';
import { Types } from 'mongoose';
import { openTestBed, type TestBed } from '../testing/testBed.js';
import { leftOfMinute } from '../testing/visitorAccounts.js';
import { issueCode, redeemCode, type CodeFor } from './oneTimeCodes.js';
import { CodeModel } from './storedCode.js';

let bed: TestBed;
beforeAll(async () => {
  bed = await openTestBed();
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
  const whom = somebody();
  const code = await issueCode(whom);
  expect(code).toMatch(/^\d{6}$/);
  expect([await redeemCode(whom, code), await redeemCode(whom, code)]).toEqual([true, false]);
});

test('codes differ, and begin with noughts like with any other digit', async () => {
  const codes = await Promise.all(Array.from({ length: 200 }, () => issueCode(somebody())));
  expect(new Set(codes).size).toBeGreaterThan(195);
  expect(new Set(codes.map((code) => code[0])).size).toBe(10);
});

test('what is stored tells neither the code nor the address', async () => {
  const whom = somebody();
  const code = await issueCode(whom);
  const stored = JSON.stringify(await CodeModel.find().lean());
  expect(stored).not.toContain(whom.email);
  expect(stored).not.toContain(`"${code}"`);
});

test('a code is for one purpose and one account', async () => {
  const whom = somebody('verify');
  const code = await issueCode(whom);
  expect(await redeemCode({ ...whom, purpose: 'reset' }, code)).toBe(false);
  expect(await redeemCode({ ...whom, email: 'other@example.com' }, code)).toBe(false);
  expect(await redeemCode({ ...whom, accountId: new Types.ObjectId() }, code)).toBe(false);
  expect(await redeemCode(whom, code)).toBe(true);
});

test('a code that was made for nobody is right for nobody', async () => {
  const whom = { ...somebody(), accountId: null };
  expect(await redeemCode(whom, await issueCode(whom))).toBe(false);
});

test('after five wrong guesses the right one comes too late', async () => {
  const patient = somebody();
  const code = await issueCode(patient);
  for (let i = 1; i <= 4; i += 1) expect(await redeemCode(patient, wrong(code, i))).toBe(false);
  expect(await redeemCode(patient, code)).toBe(true);

  const hasty = somebody();
  const other = await issueCode(hasty);
  for (let i = 1; i <= 5; i += 1) expect(await redeemCode(hasty, wrong(other, i))).toBe(false);
  expect(await redeemCode(hasty, other)).toBe(false);
});

test('guesses sent all at once are five together, and the right one among them succeeds once', async () => {
  const whom = somebody();
  const code = await issueCode(whom);
  await Promise.all(Array.from({ length: 40 }, (_, i) => redeemCode(whom, wrong(code, i + 1))));
  expect((await CodeModel.findOne().sort({ sentAt: -1, tries: -1 }).lean())?.tries).toBe(5);
  expect(await redeemCode(whom, code)).toBe(false);

  const twin = somebody();
  const right = await issueCode(twin);
  const results = await Promise.all(Array.from({ length: 5 }, () => redeemCode(twin, right)));
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('a code is good for ten minutes', async () => {
  const whom = somebody();
  const before = Date.now();
  const code = await issueCode(whom);
  const { expiresAt } = await CodeModel.findOne().sort({ sentAt: -1, expiresAt: -1 }).orFail().lean();
  const [least, most] = [before, Date.now()].map((time) => time + 600_000);
  expect(expiresAt.getTime()).toBeGreaterThanOrEqual(least ?? NaN);
  expect(expiresAt.getTime()).toBeLessThanOrEqual(most ?? NaN);
  await CodeModel.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
  expect(await redeemCode(whom, code)).toBe(false);
});

test('a minute passes before the next one, which makes the last one worthless', async () => {
  const whom = somebody();
  const before = Date.now();
  const first = await issueCode(whom);
  const refusal = await issueCode(whom).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  const { retryAfter } = (refusal as { extensions: { retryAfter: number } }).extensions;
  expect(retryAfter).toBeGreaterThanOrEqual(leftOfMinute(before));
  expect(retryAfter).toBeLessThanOrEqual(60);
  await aMinuteLater();
  const second = await issueCode(whom);
  if (first !== second) expect(await redeemCode(whom, first)).toBe(false);
  expect(await redeemCode(whom, second)).toBe(true);
});

test('of several asked for at once, one is made', async () => {
  const whom = somebody();
  const made = await Promise.allSettled(Array.from({ length: 8 }, () => issueCode(whom)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
