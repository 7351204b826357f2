import { mock } from 'node:test';
import { Availability, PROBE_MS, WAITING_MAX } from './availability.js';

/** By a clock that the tests advance: what happens after a time does so on any machine. */
const STEP_MS = 10;
/** The time within which a request that waits for a database has a response. */
const RESPONSE_MS = 5_000;
const never = () => new Promise<never>(() => undefined);
const log = { error: () => undefined, info: () => undefined };

let time = 0;
const turn = () => new Promise((resolve) => setImmediate(resolve));

async function advance(milliseconds: number): Promise<void> {
  for (const end = time + milliseconds; time < end; await turn()) {
    time += STEP_MS;
    mock.timers.tick(STEP_MS);
  }
}

beforeEach(() => {
  time = 0;
  mock.timers.enable({ apis: ['setTimeout'] });
  performance.now = () => time;
});
afterEach(() => {
  mock.timers.reset();
  Reflect.deleteProperty(performance, 'now');
});

const hasNotStarted = () => false;

interface Request {
  readonly startedAt: number;
  /** Time and code of its refusal. */
  refused?: { readonly at: number; readonly code: unknown };
}

/** A request, by default one whose work never ends. */
function request(availability: Availability, hasStarted: () => boolean = hasNotStarted, work = never): Request {
  const one: Request = { startedAt: time };
  availability.whileUp(hasStarted, work).catch((error: { readonly extensions: { readonly code: unknown } }) => {
    one.refused = { at: time, code: error.extensions.code };
  });
  return one;
}

const waitOf = ({ startedAt, refused }: Request) => (refused ? refused.at - startedAt : Infinity);

/** A database without a response: not even the probe ends. */
const hung = { probe: never, log };

test('the server refuses a request that waits for a database without a response, within five seconds', async () => {
  const availability = new Availability();
  availability.start(hung);
  const one = request(availability);
  await advance(RESPONSE_MS);
  expect(one.refused?.code).toBe('SERVICE_UNAVAILABLE');
  expect(waitOf(one)).toBeLessThanOrEqual(RESPONSE_MS);
});

test('the server refuses each request within five seconds, in whichever moment of an outage it begins', async () => {
  const availability = new Availability();
  availability.start(hung);
  const requests: Request[] = [];
  for (const between = 70; time < 4 * PROBE_MS; await advance(between)) requests.push(request(availability));
  await advance(RESPONSE_MS);
  expect(Math.max(...requests.map(waitOf))).toBeLessThanOrEqual(RESPONSE_MS);
});

test('a request that takes long is not refused while the database responds', async () => {
  const availability = new Availability();
  availability.start({ probe: () => Promise.resolve(), log });
  const one = request(availability);
  await advance(10 * RESPONSE_MS);
  expect(one.refused).toBeUndefined();
});

test('the server refuses a further request at once when as many wait as may', async () => {
  const availability = new Availability();
  availability.start(hung);
  let hasStarted = false;
  const first = request(availability, () => hasStarted);
  const others = Array.from({ length: WAITING_MAX - 1 }, () => request(availability));
  const further = request(availability);
  await turn();
  expect([first, ...others].filter(({ refused }) => refused)).toEqual([]);
  expect(further.refused).toEqual({ at: 0, code: 'SERVICE_UNAVAILABLE' });

  // One whose response has begun does not wait any more.
  hasStarted = true;
  const next = request(availability);
  const afterNext = request(availability);
  await turn();
  expect([next.refused, afterNext.refused?.at]).toEqual([undefined, 0]);
});

test('the work of a request that is refused for too many others does not begin', async () => {
  const availability = new Availability();
  for (let n = 0; n < WAITING_MAX; n += 1) request(availability);
  const work = mock.fn(never);
  request(availability, hasNotStarted, work);
  await turn();
  expect(work.mock.callCount()).toBe(0);
});
