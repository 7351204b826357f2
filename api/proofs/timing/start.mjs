// npm run prove:timing -w @polyphony/api [-- --budget-seconds S] [--seed N]: what only a clock can tell, measured on this
// machine while nothing else runs: that no response tells by its time who has an account, and that nothing holds up other
// requests. The suite counts the work instead. Redis is needed for the measurements of several processes.
import { proofArgs, runProof } from '../runProof.mjs';

runProof(['proofs/timing/testing/measurements.ts'], proofArgs());
