import { MongoClient } from 'mongodb';
import { Engine } from '../engine.js';
import { startEmbeddedMongo } from '../index.js';
import { type Disk, systemDisk } from '../store/log/disk.js';
import { WRITERS } from './crash-model.js';
import { prepare, work } from './crash-work.js';

/**
 * A process to be killed: `crash-writer FOLDER COUNTS [MOMENT]` goes on from where each writer has come to, as fast as it
 * can, and prints "writer number" on a line of its own for each acknowledged step. MOMENT: it kills itself as it makes
 * space: before or after it writes a record again that is needed ("moving", "moved"), or removes a file ("removing",
 * "removed").
 */
const [folder = '', counts = '', moment] = process.argv.slice(2);

/** A frame larger than any step's: records that are written again. */
const MOVED_BYTES = 64 * 1024;

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('killed');
}

function fatalDisk(): Disk {
  let moving = false;
  return {
    ...systemDisk,
    write: (fd, bytes, at) => {
      // The room that is made ahead is larger, and zeros.
      const isMove = bytes.length > MOVED_BYTES && bytes[0] !== 0;
      if (isMove && moment === 'moving') {
        systemDisk.write(fd, bytes.subarray(0, bytes.length >> 1), at);
        die();
      }
      systemDisk.write(fd, bytes, at);
      moving ||= isMove;
    },
    sync: async (fd) => {
      await systemDisk.sync(fd);
      if (moving && moment === 'moved') die();
    },
    remove: (path) => {
      if (moment === 'removing') die();
      systemDisk.remove(path);
      if (moment === 'removed') die();
    },
  };
}

async function start(): Promise<string> {
  if (moment === undefined) return (await startEmbeddedMongo({ dataDir: folder })).uri('crash');
  const engine = await Engine.start({ dataDir: folder, target: {}, sync: true, disk: fatalDisk() });
  return `mongodb://${encodeURIComponent(engine.address)}/crash?directConnection=true`;
}

const client = new MongoClient(await start());
await prepare(client);
process.stdout.write('started\n');
const starts = counts.split(',').map(Number);
const say = (writer: number, number: number): void => void process.stdout.write(`${writer} ${number}\n`);
await Promise.all(
  Array.from({ length: WRITERS }, (_, writer) => work(client, { writer, number: starts[writer] ?? 0 }, Infinity, say)),
);
