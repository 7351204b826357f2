import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../index.js';
import { type Progress, WRITERS } from './crash-model.js';
import { INDEXES, itemsOf, performStep, work } from './crash-work.js';
import { type Moment, startFatal } from './fatal-disk.js';

/**
 * A process to be killed: `crash-writer FOLDER COUNTS [MOMENT]` goes on from where each writer has come to, as fast as it
 * can, and prints "writer number" on a line of its own for each acknowledged step. With MOMENT it kills itself then.
 */
const [folder = '', counts = '', moment] = process.argv.slice(2);

const uri =
  moment === undefined
    ? (await startEmbeddedMongo({ dataDir: folder })).uri('crash')
    : await startFatal(folder, moment as Moment);
const client = new MongoClient(uri);
for (const { key, ...options } of INDEXES) await client.db().collection('items').createIndex(key, options);
process.stdout.write('started\n');
const starts = counts.split(',').map(Number);
const report = ({ writer, number }: Progress): void => void process.stdout.write(`${writer} ${number - 1}\n`);
await Promise.all(
  Array.from({ length: WRITERS }, async (_, writer) => {
    const from = { writer, number: starts[writer] ?? 0, items: await itemsOf(client, writer) };
    await work(from, Infinity, (step) => performStep(client, step), report);
  }),
);
