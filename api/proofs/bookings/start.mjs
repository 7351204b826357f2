// npm run prove:bookings -w @polyphony/api [-- --steps 100000] [--seed N] [--budget-seconds S] [--uri mongodb://…]:
// schedules of bookings, side by side and with kills, checked after every batch, and a thousand visitors at once for a
// hundred places. The suite runs 200 of the steps and 200 of the visitors.
import { proofArgs, runProof } from '../runProof.mjs';

const args = proofArgs({ steps: { type: 'string', default: '100000' } });
const files = ['modules/events/bookings/stampede.test.ts', 'proofs/bookings/bookings.test.ts'];
runProof(files, args, { PROOF_STEPS: args.steps });
