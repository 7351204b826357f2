import { BOOKINGS_PER_VISITOR } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Action, Result, SeenBooking, SeenEvent, State } from './protocol.js';

/** A command with its result; null: the process was killed before it responded. */
export interface Done {
  readonly command: Action;
  readonly result: Result | null;
}

type Booking = Extract<Action, { op: 'book' }>;
const isBook = (done: Done): done is Done & { readonly command: Booking } => done.command.op === 'book';

const STATUS_OF: Readonly<Record<'confirm' | 'cancel', string>> = { confirm: 'Confirmed', cancel: 'Cancelled' };
const holdsPlace = ({ status }: SeenBooking) => status !== 'Cancelled';

/** Checks the invariants of a state by itself. */
function* faultsOfState({ events, bookings, mails }: State): Generator<string> {
  for (const { id, capacity, placesTaken, bookingsMade } of events) {
    const all = bookings.filter(({ eventId }) => eventId === id);
    const occupied = all.filter(holdsPlace).length;
    if (placesTaken !== occupied) yield `event ${id} counts ${placesTaken} places, ${occupied} are taken`;
    if (bookingsMade !== all.length) yield `event ${id} counts ${bookingsMade} bookings, there are ${all.length}`;
    if (capacity !== null && occupied > capacity) yield `event ${id} of ${capacity} places is sold ${occupied} times`;
  }
  const keys = bookings.flatMap(({ key, visitorId }) => (key === null ? [] : [`${visitorId} ${key}`]));
  if (new Set(keys).size !== keys.length) yield 'one key made two bookings';
  for (const { id, status, paid, version, steps } of bookings) {
    const ends = steps.filter((step) => step === 'CONFIRMED' || step === 'CANCELLED');
    const historyStatus = ends[0] ?? 'PENDING';
    const flips = steps.filter((step) => step === 'PAID' || step === 'UNPAID').length;
    if (steps[0] !== 'BOOKED' || version !== steps.length) yield `booking ${id}: its history is not its changes`;
    if (ends.length > 1 || historyStatus !== status.toUpperCase())
      yield `booking ${id} is ${status}, its history says ${historyStatus}`;
    if (paid !== (flips % 2 === 1)) yield `booking ${id}: paid is ${paid} after ${flips} flips`;
  }
  for (const visitorId of new Set(bookings.map((booking) => booking.visitorId))) {
    const own = bookings.filter((booking) => booking.visitorId === visitorId);
    const due = {
      bookingReceived: own.length,
      bookingConfirmed: own.filter(({ status }) => status === 'Confirmed').length,
      bookingCancelled: own.filter(({ status }) => status === 'Cancelled').length,
    };
    for (const [template, count] of Object.entries(due)) {
      const queued = mails[`${template} ${visitorId}`] ?? 0;
      if (queued !== count) yield `visitor ${visitorId} has ${queued} mails ${template}, ${count} are due`;
    }
  }
}

/** Bookings that were created: by a command that was acknowledged or cut off, and by none that was refused. */
function* faultsOfBooking(before: State, after: State, done: readonly Done[]): Generator<string> {
  const known = new Set(before.bookings.map(({ id }) => id));
  const byId = new Map(after.bookings.map((booking) => [booking.id, booking]));
  for (const id of known) if (!byId.has(id)) yield `booking ${id} is lost`;
  const books = done.filter(isBook);
  for (const booking of after.bookings.filter(({ id }) => !known.has(id))) {
    const sources = books.filter(({ command }) => command.message === booking.message);
    if (sources.length === 0) yield `booking ${booking.id} comes from nowhere`;
    else if (sources.every(({ result }) => result?.success === false))
      yield `booking ${booking.id} was refused: ${sources[0]?.result?.message}`;
  }
  for (const { command, result } of books) {
    if (!result?.success) continue;
    const booking = byId.get(result.id ?? '');
    if (!booking) yield `an acknowledged booking (${command.message}) is lost`;
    else if (booking.message !== command.message) yield `${command.message} returned another's booking`;
    else if (before.bookings.some(({ id, status }) => id === booking.id && status === 'Cancelled'))
      yield `${command.message} returned a cancelled booking`;
    else if (booking.key !== command.key || booking.visitorId !== command.visitorId)
      yield `${command.message} was answered the booking of another key`;
  }
  for (const { command, result } of books) {
    if (!result || result.success || result.message === messages.keyUsedOtherwise || command.key === null) continue;
    const earlier = before.bookings.some(
      ({ key, visitorId }) => key === command.key && visitorId === command.visitorId,
    );
    if (earlier) yield `${command.message} was refused although its key has a booking`;
  }
  const returnedIds = books.flatMap(({ result }) => (result?.success ? [result.id] : []));
  const twice = returnedIds.filter((id, index) => returnedIds.indexOf(id) !== index);
  for (const id of twice)
    if (byId.get(id ?? '')?.key === null) yield `booking ${id} was acknowledged twice without a key`;
}

/** Whether the response to a booking command could be true at some moment of the batch. */
function* faultsOfResponses(before: State, after: State, done: readonly Done[]): Generator<string> {
  const known = new Set(before.bookings.map(({ id }) => id));
  const changed = (op: 'publish' | 'capacity', eventId: string) =>
    done.some(({ command }) => command.op === op && command.eventId === eventId);
  for (const { command, result } of done.filter(isBook)) {
    if (!result) continue;
    const event = before.events.find(({ id }) => id === command.eventId) as SeenEvent;
    const mayBeOn = event.published || changed('publish', event.id);
    const mayBeOff = !event.published || changed('publish', event.id);
    const priceExisted = before.prices.includes(command.priceId);
    const isNew = result.success && !known.has(result.id ?? '');
    const could = after.bookings.filter(
      ({ eventId, id }) => eventId === event.id && (isReservedIn(before, id) || !known.has(id)),
    );
    const reserved = could.filter(({ visitorId }) => visitorId === command.visitorId).length;
    const few = event.capacity !== null && could.length >= event.capacity;
    if (isNew && !mayBeOn) yield `${command.message} booked a hidden event`;
    if (isNew && !priceExisted) yield `${command.message} booked at a price that was gone`;
    if (result.message === messages.eventNotBookable && !mayBeOff)
      yield `${command.message} was refused although the event was published`;
    if (result.message === messages.priceGone && after.prices.includes(command.priceId))
      yield `${command.message} was refused for a price that exists`;
    if (result.message === messages.eventFull && !few && !changed('capacity', event.id))
      yield `${command.message} was refused although places were free`;
    if (result.message === messages.tooManyPlaces(BOOKINGS_PER_VISITOR) && reserved < BOOKINGS_PER_VISITOR)
      yield `${command.message} was refused for more places than the visitor had`;
  }
}

const isReservedIn = ({ bookings }: State, id: string) =>
  bookings.some((booking) => booking.id === id && holdsPlace(booking));

/** Outcome for bookings that were there: of one acknowledged step, of one cut off, or of none. */
function* faultsOfSteps(before: State, after: State, done: readonly Done[]): Generator<string> {
  for (const was of before.bookings) {
    const is = after.bookings.find(({ id }) => id === was.id);
    if (!is) continue;
    const about = done.filter(({ command }) => 'bookingId' in command && command.bookingId === was.id);
    const ends = about.flatMap(({ command, result }) =>
      command.op === 'confirm' || command.op === 'cancel' ? [{ to: STATUS_OF[command.op], result }] : [],
    );
    const [winner, ...more] = ends.filter(({ result }) => result?.success);
    const cutOff = ends.filter(({ result }) => result === null).map(({ to }) => to);
    const refusedAll = ends.some(({ result }) => result?.success === false) && !winner;
    if (more.length > 0) yield `booking ${was.id} was ended twice`;
    if (was.status !== 'Pending' && (winner || is.status !== was.status))
      yield `booking ${was.id} was changed after its end`;
    if (was.status !== 'Pending') continue;
    if (winner && is.status !== winner.to) yield `booking ${was.id}: an acknowledged step to ${winner.to} is lost`;
    if (!winner && is.status !== 'Pending' && !cutOff.includes(is.status)) yield `booking ${was.id} ended by itself`;
    if (refusedAll && is.status === 'Pending') yield `booking ${was.id} was refused although it is Pending`;
  }
  for (const was of before.bookings) {
    const is = after.bookings.find(({ id }) => id === was.id);
    for (const [op, steps] of [
      ['pay', ['PAID', 'UNPAID']],
      ['note', ['NOTED']],
    ] as const) {
      const of = done.filter(({ command }) => command.op === op && command.bookingId === was.id);
      const acknowledged = of.filter(({ result }) => result?.success).length;
      const cutOff = of.filter(({ result }) => result === null).length;
      const count = ({ steps: all }: SeenBooking) =>
        all.filter((step) => (steps as readonly string[]).includes(step)).length;
      const actual = is ? count(is) - count(was) : 0;
      if (actual < acknowledged || actual > acknowledged + cutOff)
        yield `booking ${was.id}: ${acknowledged} steps '${op}' were acknowledged, ${actual} are there`;
    }
  }
}

/** All that is wrong with what a batch of commands, run side by side, left behind. */
export const faultsIn = (before: State, after: State, done: readonly Done[]): string[] => [
  ...faultsOfState(after),
  ...faultsOfBooking(before, after, done),
  ...faultsOfResponses(before, after, done),
  ...faultsOfSteps(before, after, done),
];
