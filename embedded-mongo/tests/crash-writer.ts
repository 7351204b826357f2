import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../index.js';

/** A process to be killed: writes as fast as it can and prints each acknowledged number on a line of its own. */
const [folder = ''] = process.argv.slice(2);
const server = await startEmbeddedMongo({ dataDir: folder });
const client = new MongoClient(server.uri('crash'));
const numbers = client.db().collection<{ _id: number; text: string }>('numbers');
await numbers.createIndex({ text: 1 }, { unique: true });
let next = await numbers.countDocuments();
console.log(`started ${next}`);
const writer = async (): Promise<void> => {
  for (;;) {
    const number = next++;
    await numbers.insertOne({ _id: number, text: `number ${number}` });
    process.stdout.write(`${number}\n`);
  }
};
await Promise.all(Array.from({ length: 8 }, writer));
