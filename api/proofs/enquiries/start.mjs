// npm run prove:enquiries -w @polyphony/api [-- --enquiries 10000] [--seed N] [--budget-seconds S] [--uri mongodb://…]: floods
// of enquiries within an hour, from one network and from half as many networks as enquiries. The suite sends 200.
import { proofArgs, runProof } from '../runProof.mjs';

const args = proofArgs({ enquiries: { type: 'string', default: '10000' } });
runProof(['proofs/enquiries/flood.test.ts'], args, { PROOF_ENQUIRIES: args.enquiries });
