import { type ClientSession, type Collection, MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../index.js';
import { advanced, type Item, type Progress, type Step, stepOf, WRITERS } from './crash-model.js';

/**
 * A process to be killed: `crash-writer FOLDER COUNTS` goes on from where each writer has come to, as fast as it can, and
 * prints "writer number" on a line of its own for each acknowledged step.
 */
const [folder = '', counts = ''] = process.argv.slice(2);
const server = await startEmbeddedMongo({ dataDir: folder });
const client = new MongoClient(server.uri('crash'));
const items = client.db().collection<Item>('items');
await items.createIndex({ text: 1 }, { unique: true });
await items.createIndex({ writer: 1, amount: -1 });

async function transfer(step: Extract<Step, { kind: 'transfer' }>, session: ClientSession): Promise<void> {
  await items.updateOne({ _id: step.from }, { $inc: { amount: -1 } }, { session });
  await items.updateOne({ _id: step.to }, { $inc: { amount: 1 } }, { session });
  await items.insertOne(step.item, { session });
}

async function take(step: Step, into: Collection<Item>): Promise<void> {
  if (step.kind === 'insert') await into.insertOne(step.item);
  else if (step.kind === 'delete') await into.deleteOne({ _id: step.id });
  else if (step.kind === 'transfer')
    await client.withSession((session) => session.withTransaction(() => transfer(step, session)));
  else {
    const change = { $set: { text: step.text }, $inc: { amount: 1 } };
    if (step.kind === 'update') await into.updateOne({ _id: step.id }, change);
    else await into.findOneAndUpdate({ _id: step.id }, change);
  }
}

async function write(writer: number, number: number): Promise<never> {
  const found = await items.find({ writer }).hint({ $natural: 1 }).toArray();
  let progress: Progress = { writer, number, items: new Map(found.map((item) => [item._id, item])) };
  for (;;) {
    await take(stepOf(writer, progress.number, progress.items), items);
    process.stdout.write(`${writer} ${progress.number}\n`);
    progress = advanced(progress);
  }
}

process.stdout.write('started\n');
const starts = counts.split(',').map(Number);
await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer, starts[writer] ?? 0)));
