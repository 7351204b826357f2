// npm run prove:crash -w @polyphony/embedded-mongo [-- --rounds 200] [--seed N] [--budget-seconds S]: kills, power cuts,
// damaged files and cut-off restores, of which the suite runs one round.
import { proveRounds } from '../support/prove-rounds.mjs';

proveRounds('crash', 'embedded-mongo/tests/durability/(crash|power-cut|damage|restore).test');
