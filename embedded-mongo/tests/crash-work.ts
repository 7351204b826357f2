import type { ClientSession, Collection, MongoClient } from 'mongodb';
import { advanced, type Item, type Progress, type Step, stepOf } from './crash-model.js';

/** Does the crash model's steps over the driver. */
export async function prepare(client: MongoClient): Promise<Collection<Item>> {
  const items = client.db().collection<Item>('items');
  await items.createIndex({ text: 1 }, { unique: true });
  await items.createIndex({ writer: 1, amount: -1 });
  return items;
}

async function transfer(
  items: Collection<Item>,
  step: Extract<Step, { kind: 'transfer' }>,
  session: ClientSession,
): Promise<void> {
  await items.updateOne({ _id: step.from }, { $inc: { amount: -1 } }, { session });
  await items.updateOne({ _id: step.to }, { $inc: { amount: 1 } }, { session });
  await items.insertOne(step.item, { session });
}

async function take(client: MongoClient, items: Collection<Item>, step: Step): Promise<void> {
  if (step.kind === 'insert') await items.insertOne(step.item);
  else if (step.kind === 'delete') await items.deleteOne({ _id: step.id });
  else if (step.kind === 'transfer')
    await client.withSession((session) => session.withTransaction(() => transfer(items, step, session)));
  else {
    const change = { $set: { text: step.text }, $inc: { amount: 1 } };
    if (step.kind === 'update') await items.updateOne({ _id: step.id }, change);
    else await items.findOneAndUpdate({ _id: step.id }, change);
  }
}

/** Goes on from where the writer has come to, for so many steps; `acknowledged` hears the number of each. */
export async function work(
  client: MongoClient,
  from: { readonly writer: number; readonly number: number },
  steps: number,
  acknowledged: (writer: number, number: number) => void,
): Promise<void> {
  const items = client.db().collection<Item>('items');
  const found = await items.find({ writer: from.writer }).hint({ $natural: 1 }).toArray();
  let progress: Progress = { ...from, items: new Map(found.map((item) => [item._id, item])) };
  for (let done = 0; done < steps; done++) {
    await take(client, items, stepOf(progress.writer, progress.number, progress.items));
    acknowledged(progress.writer, progress.number);
    progress = advanced(progress);
  }
}
