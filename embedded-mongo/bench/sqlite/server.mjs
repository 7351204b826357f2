import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import Database from 'better-sqlite3';

/**
 * `node server.mjs FOLDER`: what one would write by hand with SQLite, to compare with. JSON documents in a table, with
 * the indexes of the bench's collection; WAL and synchronous=FULL, so that an acknowledged write survives a power cut; the
 * writes that arrive in one turn of the event loop share a transaction. A message is its length (four bytes, which
 * count themselves) and JSON; requests {op, ...}, responses the document, the list of documents or {ok}.
 */
const [folder = '.'] = process.argv.slice(2);
const db = new Database(join(folder, 'bench.sqlite'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.pragma('cache_size = -524288');
db.pragma('mmap_size = 1073741824');
db.exec(`
  CREATE TABLE IF NOT EXISTS things (
    id TEXT PRIMARY KEY,
    doc TEXT NOT NULL,
    slug TEXT GENERATED ALWAYS AS (doc ->> 'slug') VIRTUAL,
    status TEXT GENERATED ALWAYS AS (doc ->> 'status') VIRTUAL,
    createdAt TEXT GENERATED ALWAYS AS (doc ->> 'createdAt') VIRTUAL
  );
  CREATE UNIQUE INDEX IF NOT EXISTS slug ON things (slug);
  CREATE INDEX IF NOT EXISTS page ON things (status, createdAt DESC);
`);

const find = db.prepare('SELECT doc FROM things WHERE id = ?').pluck();
const page = db.prepare('SELECT doc FROM things WHERE status = ? ORDER BY createdAt DESC LIMIT ? OFFSET ?').pluck();
const insert = db.prepare('INSERT INTO things (id, doc) VALUES (?, ?)');
const update = db.prepare("UPDATE things SET doc = json_set(doc, '$.number', (doc ->> 'number') + ?) WHERE id = ?");

const reads = {
  ping: () => '{"ok":1}',
  find: ({ id }) => find.get(id) ?? 'null',
  page: ({ status, limit, skip }) => `[${page.all(status, limit, skip).join(',')}]`,
};
const writes = {
  insert: ({ docs }) => {
    for (const doc of docs) insert.run(doc._id, JSON.stringify(doc));
  },
  update: ({ id, by }) => update.run(by, id),
};

function respond(socket, text) {
  const message = Buffer.allocUnsafe(4 + Buffer.byteLength(text));
  message.writeInt32LE(message.length, 0);
  message.write(text, 4);
  socket.write(message);
}

let waiting = [];

/** A statement that fails changes nothing and leaves the others of its group as they are. */
const applyAll = db.transaction((group) =>
  group.map(({ socket, request }) => {
    try {
      writes[request.op](request);
      return { socket, text: '{"ok":1}' };
    } catch (error) {
      return { socket, text: JSON.stringify({ ok: 0, error: error.message }) };
    }
  }),
);

function commit() {
  const group = waiting;
  waiting = [];
  for (const { socket, text } of applyAll.immediate(group)) respond(socket, text);
}

function receive(socket, message) {
  const request = JSON.parse(message.toString('utf8', 4));
  if (request.op in reads) return respond(socket, reads[request.op](request));
  if (waiting.length === 0) setImmediate(commit);
  waiting.push({ socket, request });
}

const path = join(folder, 'sqlite.sock');
rmSync(path, { force: true });
const server = createServer((socket) => {
  let buffered = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    buffered = buffered.length === 0 ? bytes : Buffer.concat([buffered, bytes]);
    while (buffered.length >= 4 && buffered.length >= buffered.readInt32LE(0)) {
      const size = buffered.readInt32LE(0);
      receive(socket, buffered.subarray(0, size));
      buffered = buffered.subarray(size);
    }
  });
});
server.listen(path, () => console.log(path));
process.once('SIGTERM', () => {
  db.close();
  process.exit(0);
});
