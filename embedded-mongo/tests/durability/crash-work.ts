import type { ClientSession, Collection, MongoClient } from 'mongodb';
import { advanced, type Item, type Items, type Progress, type Step, stepOf } from './crash-model.js';

/** The indexes of the crash model's items. */
export const INDEXES = [
  { key: { text: 1 }, name: 'text_1', unique: true },
  { key: { writer: 1, amount: -1 }, name: 'writer_1_amount_-1' },
] as const;

/** Does steps of the crash model sequentially; calls `acknowledged` with the number of each. */
export async function work(
  from: Progress,
  steps: number,
  perform: (step: Step) => Promise<void>,
  acknowledged: (reached: Progress) => void,
): Promise<void> {
  let reached = from;
  for (let done = 0; done < steps; done++) {
    await perform(stepOf(reached.writer, reached.number, reached.items));
    reached = advanced(reached);
    acknowledged(reached);
  }
}

/** A writer's items, as they are stored. */
export async function itemsOf(client: MongoClient, writer: number): Promise<Items> {
  const found = await client.db().collection<Item>('items').find({ writer }).hint({ $natural: 1 }).toArray();
  return new Map(found.map((item) => [item._id, item]));
}

/** Takes a step over the driver. */
export async function performStep(client: MongoClient, step: Step): Promise<void> {
  const items = client.db().collection<Item>('items');
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

async function transfer(
  items: Collection<Item>,
  step: Extract<Step, { kind: 'transfer' }>,
  session: ClientSession,
): Promise<void> {
  await items.updateOne({ _id: step.from }, { $inc: { amount: -1 } }, { session });
  await items.updateOne({ _id: step.to }, { $inc: { amount: 1 } }, { session });
  await items.insertOne(step.item, { session });
}
