import Sequencer from '@jest/test-sequencer';

/** Files that wait for other processes for half a minute and more: small, so that jest would begin them last, alone. */
const LONG = [
  'api/proofs/bookings/',
  'api/testing/security/failingDatabase.',
  'embedded-mongo/tests/durability/crash.',
  'embedded-mongo/tests/durability/restore.',
  'api/testing/security/hiddenValues.',
  'api/platform/redis/severalProcesses.',
  'scripts/lib/database.',
  'api/proofs/',
  'embedded-mongo/tests/',
];
const position = ({ path }) => {
  const found = LONG.findIndex((part) => path.includes(`/${part}`));
  return found < 0 ? LONG.length : found;
};

/** Begins the long files first, so that no worker is left alone with one at the end. The others keep jest's order. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => position(one) - position(other));
  }
}
