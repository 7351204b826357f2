import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { faultsIn, type Done } from './check.js';
import type { Action, State } from './protocol.js';
import type { Batch, Planned } from './schedule.js';
import { Unacknowledged, type BookingProcess } from './workerProcess.js';

const VISITORS = 4;
/** One with few places, one with more, one without an end. */
const CAPACITIES = [3, 7, null] as const;

interface World {
  readonly tag: string;
  readonly visitors: readonly string[];
  readonly events: readonly string[];
  /** The price in use of each event. */
  readonly prices: string[];
}

async function create(process: BookingProcess, command: Action): Promise<string> {
  const { id } = await process.request(command);
  if (id === null) throw new Error(`${JSON.stringify(command)} made nothing.`);
  return id;
}

async function newWorld(process: BookingProcess): Promise<World> {
  const tag = randomBytes(6).toString('hex');
  const visitors: string[] = [];
  const events: string[] = [];
  const prices: string[] = [];
  for (let n = 0; n < VISITORS; n += 1) visitors.push(await create(process, { op: 'visitor', name: `Visitor ${n}` }));
  for (const [n, capacity] of CAPACITIES.entries()) {
    const eventId = await create(process, { op: 'event', name: `event-${tag}-${n}`, capacity });
    events.push(eventId);
    prices.push(await create(process, { op: 'price', eventId, amount: 100 }));
  }
  return { tag, visitors, events, prices };
}

const at = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** The command that the plan means now; null when there is nothing it could be about. */
function resolveCommand(
  plan: Planned,
  { tag, visitors, events, prices }: World,
  { bookings }: State,
  n: string,
): Done['command'] | null {
  switch (plan.op) {
    case 'book': {
      const eventId = at(events, plan.event);
      const visitorId = at(visitors, plan.visitor);
      const key = plan.key === null ? null : `${tag}-${plan.key}-${eventId}`;
      // With the same key the same content, except for a price that was replaced.
      const message = key === null ? n : `${key} of ${visitorId}`;
      return { op: 'book', visitorId, eventId, priceId: at(prices, plan.event), key, message };
    }
    case 'deletePrice':
      return { op: 'deletePrice', priceId: at(prices, plan.event) };
    case 'publish':
      return { op: 'publish', eventId: at(events, plan.event), to: plan.to };
    case 'capacity':
      return { op: 'capacity', eventId: at(events, plan.event), to: plan.to };
    default: {
      if (bookings.length === 0) return null;
      const { id: bookingId, visitorId } = at(bookings, plan.booking);
      return plan.op === 'cancel' ? { op: 'cancel', visitorId, bookingId } : { op: plan.op, bookingId };
    }
  }
}

/**
 * Runs a schedule over events of its own and checks after each batch what it left behind.
 * @param isEnough is called with the number of steps after each batch; the schedule ends there when it returns true
 * @throws Error that says what is wrong
 */
export async function runSchedule(
  process: BookingProcess,
  schedule: readonly Batch[],
  isEnough: (steps: number) => boolean,
): Promise<void> {
  const world = await newWorld(process);
  const state = () => process.request({ op: 'state', eventIds: world.events });
  let before = await state();
  for (const [index, { commands, killed }] of schedule.entries()) {
    const planned = commands.flatMap((plan, n) => resolveCommand(plan, world, before, `${index}.${n}`) ?? []);
    if (typeof killed === 'object' && killed) await process.killAt(killed);
    const running = planned.map(async (command): Promise<Done> => {
      const result = await process.request(command).catch((error: unknown) => {
        if (error instanceof Unacknowledged) return null;
        throw error;
      });
      return { command, result };
    });
    const all = Promise.all(running);
    if (killed !== null) {
      await Promise.race([all, typeof killed === 'number' ? pause(killed) : all]);
      await process.kill();
    }
    const done = await all;
    const after = await state();
    const faults = faultsIn(before, after, done);
    if (faults.length > 0) throw new Error(`batch ${index}: ${faults.join('; ')}\n${JSON.stringify(done)}`);
    if (isEnough(done.length)) return;
    before = after;
    // A price that was deleted makes room for another one.
    for (const [n, eventId] of world.events.entries()) {
      if (!after.prices.includes(world.prices[n] ?? ''))
        world.prices[n] = await create(process, { op: 'price', eventId, amount: 100 });
    }
    before = { ...before, prices: [...new Set([...before.prices, ...world.prices])] };
  }
}
