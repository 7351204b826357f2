import { setImmediate } from 'node:timers/promises';
import { withDeadline } from './deadline.js';
import { MongoError } from './errors.js';
import type { Steps } from './steps.js';

/** How long one command may have the thread when others wait, in milliseconds. */
const TURN = 10;

/**
 * Takes steps at once for one turn, and the rest turn by turn with all else the thread has to do. `until` is when its time
 * is up, in performance.now() milliseconds; it is given up once nobody `isWanted` it any more.
 */
export function inTurns<T>(steps: Steps<T>, until: number, isWanted: () => boolean): T | Promise<T> {
  const first = takeTurn(steps, until);
  return first.done === true ? first.value : takeTurns(steps, until, isWanted);
}

function takeTurn<T>(steps: Steps<T>, until: number): IteratorResult<undefined, T> {
  const end = performance.now() + TURN;
  return withDeadline(until, () => {
    let step = steps.next();
    while (step.done !== true && performance.now() < end) step = steps.next();
    return step;
  });
}

async function takeTurns<T>(steps: Steps<T>, until: number, isWanted: () => boolean): Promise<T> {
  for (;;) {
    await setImmediate();
    if (!isWanted()) throw new MongoError(279, 'ClientDisconnect', 'the client has disconnected');
    const turn = takeTurn(steps, until);
    if (turn.done === true) return turn.value;
  }
}
