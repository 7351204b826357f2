// npm run prove:uploads -w @polyphony/api [-- --kills 100] [--seed N] [--budget-seconds S] [--uri mongodb://…]: a server
// killed again and again while it takes files. The suite kills it once.
import { proofArgs, runProof } from '../runProof.mjs';

const args = proofArgs({ kills: { type: 'string', default: '100' } });
runProof(['proofs/uploads/uploads.test.ts'], args, { PROOF_KILLS: args.kills });
