import { inEnglish } from '@polyphony/domain/messages/languages.js';
import 'reflect-metadata';
import { event } from '@polyphony/domain/kinds/event.js';
import mongoose, { Types } from 'mongoose';
import { pino } from 'pino';
import type { Context } from '../../context.js';
import { book } from '../../modules/events/bookings/book.js';
import { BookingModel, type StoredBooking } from '../../modules/events/bookings/booking.js';
import { cancelOwn } from '../../modules/events/bookings/cancel.js';
import { bookingStore } from '../../modules/events/bookings/bookingStore.js';
import { eventCategoryStore } from '../../modules/events/eventCategory.js';
import { eventStore } from '../../modules/events/event.js';
import { eventPriceStore } from '../../modules/events/eventPrice.js';
import { recordModules } from '../../modules/index.js';
import { UserModel } from '../../identity/users/user.js';
import { Closing } from '../../platform/process/closing.js';
import { connectDatabase } from '../../platform/database/database.js';
import { readSettings } from '../../platform/settings.js';
import { createServices } from '../../start/createServices.js';
import { modelsOf } from '../../start/models.js';
import { MailModel } from '../../platform/mail/queuedMail.js';
import { prepareModels } from '../../platform/database/models.js';
import { Loaders, RecordStores } from '../../records/store/loaders.js';
import type { Outcome } from '../../records/write/outcome.js';
import { endAt, type Killing } from '../killing.js';
import type { Command, Result, SeenBooking, State } from './protocol.js';

/**
 * The booking part of a server in a process of its own, which a proof talks to and kills. Arguments: the folder of an
 * embedded database, or the address and the name of a given one.
 */
const [dataDir = '', uri, name] = process.argv.slice(2);
await connectDatabase({ dataDir, monitorCommands: true, ...(uri && name && { uri, name }) });
// A MongoDB keeps the transactions of a client that was killed for a minute, and what they lock.
if (uri) await mongoose.connection.getClient().db('admin').command({ killAllSessions: [] });
const stores = new RecordStores(recordModules.map(({ store }) => store));
// All of a server's: a collection that only the first write makes is made in its transaction, which two may do at once.
await prepareModels(modelsOf(stores));

const { services } = await createServices(
  await readSettings({ DATA_DIR: dataDir, JWT_SECRET: 'a-secret-of-at-least-thirty-two-characters' }),
  { redis: null, alone: true },
  new Closing(),
);
const language = { requested: 'en', default: 'en' };
const staff = new Types.ObjectId().toHexString();

const contextOf = (visitorId: string | null): Context => ({
  requestId: 'proof',
  face: 'SERVER',
  ip: '127.0.0.1',
  ownMachine: false,
  userAgent: null,
  session: {
    sessionId: staff,
    userId: staff,
    name: 'Staff',
    email: 'staff@example.org',
    picture: null,
    role: { id: staff, name: 'Super Admin' },
    superAdmin: true,
    permissions: new Set(),
    viewingAs: null,
  },
  visitor:
    visitorId === null ? null : { sessionId: visitorId, userId: visitorId, name: 'Visitor', email: mailOf(visitorId) },
  language,
  messageLanguage: language.requested,
  languages: [{ code: 'en', default: true }],
  loaders: new Loaders(stores),
  services,
  reply: { setCookie: () => undefined, clearCookie: () => undefined },
  log: pino({ level: 'silent' }),
});
const mailOf = (visitorId: string) => `${visitorId}@example.org`;

const ofRecord = ({ success, message, record }: Outcome): Result => ({
  success,
  message: inEnglish(message),
  id: record?._id.toHexString() ?? null,
});
async function createVisitor(firstName: string): Promise<Result> {
  const _id = new Types.ObjectId();
  const visitor = {
    firstName,
    lastName: 'Lhamo',
    phone: '17123456',
    nationality: 'BHUTANESE',
    country: 'Bhutan',
  } as const;
  const account = { kind: 'visitor' as const, name: firstName, email: mailOf(_id.toHexString()) };
  await UserModel.create({ _id, ...account, visitor: { ...visitor, verifiedAt: new Date() } });
  return { success: true, message: '', id: _id.toHexString() };
}

async function publishedEvent(title: string, capacity: number | null, context: Context): Promise<Result> {
  const category = await eventCategoryStore.create({ name: title, slug: title }, context);
  const input = { name: title, slug: title, categoryId: category.record?._id.toHexString(), capacity };
  const outcome = await eventStore.create(input, context);
  if (outcome.record) await eventStore.toggle(outcome.record._id.toHexString(), 'published', true, context);
  return ofRecord(outcome);
}

function seen({
  _id,
  eventId,
  visitorId,
  status,
  paid,
  message,
  version,
  history,
  ...rest
}: StoredBooking): SeenBooking {
  const ids = { id: _id.toHexString(), eventId: eventId.toHexString(), visitorId: visitorId.toHexString() };
  const steps = history.map(({ step }) => step);
  return { ...ids, status, paid, message, key: rest.idempotencyKey ?? null, version, steps };
}

async function stateOf(eventIds: readonly string[]): Promise<State> {
  const among = { $in: eventIds.map((id) => new Types.ObjectId(id)) };
  const events = await eventStore.model.find({ _id: among }).lean();
  const prices = await eventPriceStore.model.find({ eventId: among }, { _id: 1 }).lean();
  const bookings = await BookingModel.find({ eventId: among }).lean<StoredBooking[]>();
  const to = { $in: [...new Set(bookings.map(({ visitorId }) => mailOf(visitorId.toHexString())))] };
  const mails = await MailModel.find({ to, template: /^booking/ }, { to: 1, template: 1 }).lean();
  const counted: Record<string, number> = {};
  for (const mail of mails) {
    const line = `${mail.template} ${mail.to.split('@')[0]}`;
    counted[line] = (counted[line] ?? 0) + 1;
  }
  return {
    events: events.map((row) => ({
      id: row._id.toHexString(),
      published: row['published'] === true,
      capacity: row['capacity'] as number | null,
      placesTaken: row['placesTaken'] as number,
      bookingsMade: row['bookingsMade'] as number,
    })),
    prices: prices.map(({ _id }) => _id.toHexString()),
    bookings: bookings.map(seen),
    mails: counted,
  };
}

async function run(command: Command): Promise<Result | State> {
  const context = contextOf('visitorId' in command ? command.visitorId : null);
  switch (command.op) {
    case 'visitor':
      return createVisitor(command.name);
    case 'event':
      return publishedEvent(command.name, command.capacity, context);
    case 'price': {
      const kind = { nationality: 'BHUTANESE', priceType: 'FRESHER', label: 'Price' };
      const { eventId, amount } = command;
      return ofRecord(await eventPriceStore.create({ ...kind, eventId, amount }, context));
    }
    case 'book': {
      const { eventId, priceId, key: idempotencyKey, message } = command;
      return ofRecord(await book({ eventId, priceId, message, idempotencyKey }, context));
    }
    case 'cancel':
      return ofRecord(await cancelOwn(command.bookingId, context));
    case 'confirm':
      return ofRecord(await bookingStore.act('confirm', command.bookingId, {}, context));
    case 'pay':
      return ofRecord(await bookingStore.act('pay', command.bookingId, {}, context));
    case 'note':
      return ofRecord(await bookingStore.act('note', command.bookingId, { input: { note: 'Noted' } }, context));
    case 'deletePrice':
      return ofRecord(await eventPriceStore.delete(command.priceId, context));
    case 'publish':
      return ofRecord(await eventStore.toggle(command.eventId, 'published', command.to, context));
    case 'capacity':
      return ofRecord(await eventStore.update(command.eventId, { capacity: command.to }, null, context));
    case 'state':
      return stateOf(command.eventIds);
  }
}

/** A record that is gone is an answer like any other here. */
const refusal = (error: unknown): Result | { readonly failed: string } => {
  const code = (error as { extensions?: { code?: string } }).extensions?.code;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return code === 'NOT_FOUND' ? { success: false, message: code, id: null } : { failed: text };
};

process.on('message', (message: { n: number; command: Command } | { killing: Killing }) => {
  if ('killing' in message) {
    endAt(message.killing);
    return;
  }
  const { n, command } = message;
  void run(command)
    .catch(refusal)
    .then((result) => process.send?.({ n, result }));
});
process.on('disconnect', () => void mongoose.disconnect().finally(() => process.exit()));
process.send?.({ ready: event.name });
