// npm run prove:hostile -w @polyphony/embedded-mongo [-- --rounds 200] [--seed N] [--budget-seconds S]: random bytes from
// new seeds, of which the suite sends 300 connections of each sort.
import { proveRounds } from '../support/prove-rounds.mjs';

proveRounds('hostile', 'embedded-mongo/tests/server/hostile.test');
