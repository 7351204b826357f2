import { closingLine } from './count.mjs';
import { nodeTooOld } from './project.mjs';

test.each(['18.20.0', '20.18.9', '16.0.0'])('Node %s is refused in one line', (version) => {
  expect(nodeTooOld(version)).toMatch(new RegExp(`^Polyphony needs Node .+ or newer; this is ${version}\\.$`));
});

test.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0'])('Node %s will do', (version) => {
  expect(nodeTooOld(version)).toBeNull();
});

test('the closing line names skipped tests only when there are some', () => {
  expect(closingLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(closingLine({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});
