// npm run prove:histories -w @polyphony/api [-- --kills 200] [--batches 100] [--seed N] [--budget-seconds S]
// [--uri mongodb://…]: random writes of several people to records of every kind, then to records of several kinds while the
// server is killed. The suite runs 10 batches of the writes for each kind, and one kill.
import { proofArgs, runProof } from '../runProof.mjs';

const args = proofArgs({
  kills: { type: 'string', default: '200' },
  batches: { type: 'string', default: '100' },
});
const files = ['records/sequences.contract.test.ts', 'proofs/histories/histories.test.ts'];
runProof(files, args, { PROOF_KILLS: args.kills, PROOF_BATCHES: args.batches });
