// npm run prove:bookings -w @polyphony/api [-- --steps 100000] [--seed 1] [--uri mongodb://…]: schedules of bookings, side
// by side and with kills, checked after every batch; the suite does a minute of it.
import { parseArgs } from 'node:util';
import { runProof } from '../runProof.mjs';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    uri: { type: 'string' },
  },
});
runProof('bookings', { PROOF_STEPS: values.steps, PROOF_SEED: values.seed }, values.uri);
