import { nothing } from '../count.mjs';
import { DATABASE_FILES } from './suites.mjs';
import { onRealMongo, Summary } from './validation.mjs';

const skipped = { ...nothing, skipped: 485 };

test('a part of which nothing ran fails in CI, whatever else passed', async () => {
  process.env.CI = 'true';
  const summary = new Summary();
  await summary.part('unit and API tests', () => ({ ...nothing, passed: 10 }));
  await summary.part('journeys', () => skipped);
  expect(summary.total).toEqual({ passed: 10, failed: 1, skipped: 485 });
});

test('a part of which nothing ran is only named outside CI', async () => {
  delete process.env.CI;
  const summary = new Summary();
  expect(await summary.part('journeys', () => skipped)).toEqual(skipped);
});

test('without a real MongoDB its part is listed, its files skipped', async () => {
  delete process.env.CI;
  delete process.env.MONGODB_TEST_URI;
  const summary = new Summary();
  await onRealMongo(summary);
  expect(summary.total).toEqual({ ...nothing, skipped: DATABASE_FILES.length });
});
