import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../index.js';
import { newFolder, socketOf } from '../support/harness.js';
import { command, RawClient } from '../support/raw-client.js';

// Replies are made in one buffer for all connections: what the system does not take at once must not be written over.
it('sends a slow client its own replies, whatever others are sent meanwhile', async () => {
  const folder = newFolder();
  const server = await startEmbeddedMongo({ dataDir: folder, durability: 'process' });
  const client = new MongoClient(server.uri('replies'));
  const texts = client.db().collection<{ _id: number; text: string }>('texts');
  const sizes = [100, 5_000, 30_000, 60_000];
  const textOf = (id: number): string => `${id},`.repeat(Math.ceil((sizes[id % sizes.length] as number) / 3));
  await texts.insertMany(Array.from({ length: 100 }, (_, _id) => ({ _id, text: textOf(_id) })));
  const slow = await RawClient.open(socketOf(server.uri()));
  slow.socket.pause();
  const requestedIds = Array.from({ length: 400 }, (_, i) => i % 100);
  for (const _id of requestedIds) slow.send(command({ find: 'texts', filter: { _id }, $db: 'replies' }));
  for (let i = 0; i < 50; i++) {
    expect((await texts.findOne({ _id: i }))?.text === textOf(i)).toBe(true);
    await setTimeout(1);
  }
  slow.socket.resume();
  for (const _id of requestedIds) {
    const reply = await slow.reply();
    const [found] = reply?.cursor.firstBatch ?? [];
    expect({ _id: found?._id, isWhole: found?.text === textOf(_id) }).toEqual({ _id, isWhole: true });
  }
  slow.close();
  await client.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});
