import { countOf, passedOnlyAlone, withSecondTry, worthSecondTry } from './secondTry.mjs';

const file = (name, tests) => ({
  name,
  status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
});
const busy = file('/project/e2e/a.test.ts', { 'A opens': 'failed', 'A closes': 'passed' });
const calm = file('/project/e2e/b.test.ts', { 'B opens': 'passed', 'B waits': 'pending' });
const wrong = file('/project/api/c.test.ts', { 'C counts': 'failed' });
const unloaded = { name: '/project/e2e/d.test.ts', status: 'failed', assertionResults: [] };

describe('A second try', () => {
  test('is given to journeys that failed while nothing else did', () => {
    expect(worthSecondTry([busy, calm], '/project/e2e')).toEqual([busy.name]);
    expect(worthSecondTry([calm], '/project/e2e')).toEqual([]);
  });

  test('is given to none where something else failed too, or too many did', () => {
    expect(worthSecondTry([busy, wrong], '/project/e2e')).toEqual([]);
    const many = Array.from({ length: 4 }, (_, at) => file(`/project/e2e/${at}.test.ts`, { t: 'failed' }));
    expect(worthSecondTry(many, '/project/e2e')).toEqual([]);
  });

  test('counts each file by its last run, and names what passed only then', () => {
    const now = file(busy.name, { 'A opens': 'passed', 'A closes': 'passed' });
    expect(countOf(withSecondTry([busy, calm], [now]))).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(passedOnlyAlone([busy, calm], [now])).toEqual(['A opens']);
  });

  test('that fails as well is a failure', () => {
    expect(countOf(withSecondTry([busy, calm], [busy]))).toEqual({ passed: 2, failed: 1, skipped: 1 });
    expect(passedOnlyAlone([busy], [busy])).toEqual([]);
  });
});

test('A file that does not load is a failed test', () => {
  expect(countOf([unloaded, calm])).toEqual({ passed: 1, failed: 1, skipped: 1 });
});
