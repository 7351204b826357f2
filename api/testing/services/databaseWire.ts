import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { startEmbeddedMongo, type EmbeddedMongo } from '@polyphony/embedded-mongo';
import { mongo } from 'mongoose';

/** Failure mode of a database. */
export type Outage = 'hangs' | 'refuses connections' | 'has no primary' | 'has a full disk';

const HEADER = 16;
/** Offset of the document in the messages of a code: OP_MSG, and the OP_REPLY to the first message of a connection. */
const PLACES: ReadonlyMap<number, number> = new Map([
  [2013, HEADER + 5],
  [1, HEADER + 20],
]);
/** Commands that a full disk refuses. */
const WRITES: ReadonlySet<string | undefined> = new Set(['insert', 'update', 'delete', 'findAndModify']);

/** Commands that a server responds to whatever it is. */
const GREETINGS: ReadonlySet<string | undefined> = new Set(['hello', 'ismaster', 'isMaster', 'endSessions']);

const REPLIES: readonly {
  readonly outage: Outage;
  readonly to: (command: string | undefined) => boolean;
  readonly reply: mongo.BSON.Document;
}[] = [
  {
    outage: 'has a full disk',
    to: (command) => WRITES.has(command),
    reply: { code: 14031, codeName: 'OutOfDiskSpace', errmsg: 'No space left on /var/lib/db.' },
  },
  {
    outage: 'has no primary',
    to: (command) => !GREETINGS.has(command),
    reply: { code: 10107, codeName: 'NotWritablePrimary', errmsg: 'not primary, says mongodb' },
  },
];

/** Splits a stream into messages of MongoDB's wire protocol. */
function messagesOf(onMessage: (message: Buffer) => void): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    while (rest.length >= HEADER && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      onMessage(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

/** The document of a command or a reply, and what is before it; null for messages of other kinds. */
function documentIn(message: Buffer): { readonly head: Buffer; readonly document: mongo.BSON.Document } | null {
  const at = PLACES.get(message.readInt32LE(12));
  if (at === undefined) return null;
  const bytes = message.subarray(at, at + message.readInt32LE(at));
  return { head: message.subarray(0, at), document: mongo.BSON.deserialize(bytes, { promoteValues: false }) };
}

/** A message of the same kind with another document. */
function withDocument(head: Buffer, document: mongo.BSON.Document): Buffer {
  const message = Buffer.concat([head, mongo.BSON.serialize(document)]);
  message.writeInt32LE(message.length, 0);
  return message;
}

/**
 * The connection between a server and its database, at an address of its own, which can fail like a database. What hangs goes
 * on when it is mended, as with a process that was stopped.
 */
export class DatabaseWire {
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #outage: Outage | null = null;

  private constructor(
    private readonly database: EmbeddedMongo,
    /** The path of the database's socket. */
    private readonly socket: string,
  ) {}

  /** Starts an embedded database over a folder, and the wire to it. */
  static async start(dataDir: string): Promise<DatabaseWire> {
    const database = await startEmbeddedMongo({ dataDir, durability: 'process' });
    const wire = new DatabaseWire(database, decodeURIComponent(new URL(database.uri()).host));
    await wire.#listen();
    return wire;
  }

  /** The address of the wire, without `directConnection`: as of a replica set. */
  uri(name: string): string {
    const { searchParams } = new URL(this.database.uri());
    return `mongodb://${this.#own}/${name}?replicaSet=${searchParams.get('replicaSet')}`;
  }

  async fail(outage: Outage): Promise<void> {
    this.#outage = outage;
    if (outage === 'hangs') for (const socket of this.#sockets) socket.pause();
    if (outage === 'refuses connections') await this.#close();
    if (outage === 'has no primary') this.#cut();
  }

  /** The database works again. */
  async mend(): Promise<void> {
    const was = this.#outage;
    this.#outage = null;
    if (was === 'hangs') for (const socket of this.#sockets) socket.resume();
    if (was === 'refuses connections') await this.#listen();
    if (was === 'has no primary') this.#cut();
  }

  async stop(): Promise<void> {
    await this.#close();
    await this.database.stop();
  }

  get #own(): string {
    return `127.0.0.1:${this.#port}`;
  }

  async #listen(): Promise<void> {
    this.#server = createServer((client) => this.#join(client)).listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async #close(): Promise<void> {
    const closed = this.#server && once(this.#server, 'close');
    this.#server?.close();
    this.#cut();
    await closed;
    this.#server = null;
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(client: Socket): void {
    const database = connect(this.socket);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#sockets.add(one);
      if (this.#outage === 'hangs') one.pause();
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
    client.on(
      'data',
      messagesOf((message) => {
        const refusal = this.#refusal(message);
        if (refusal) client.write(refusal);
        else database.write(message);
      }),
    );
    database.on(
      'data',
      messagesOf((message) => client.write(this.#rewriteReply(message))),
    );
    // A listener makes a stream flow.
    if (this.#outage === 'hangs') for (const socket of [client, database]) socket.pause();
  }

  /** Reply of a full disk to a write, and of a secondary to everything; null for what it still does. */
  #refusal(message: Buffer): Buffer | null {
    const command = documentIn(message);
    const [name] = Object.keys(command?.document ?? {});
    const reply = REPLIES.find(({ outage, to }) => outage === this.#outage && to(name))?.reply;
    if (!command || !reply) return null;
    const head = Buffer.from(command.head);
    // The message that it is the reply to, and no flags.
    head.writeInt32LE(message.readInt32LE(4), 8);
    head.writeInt32LE(0, HEADER);
    return withDocument(head, { ok: 0, ...reply });
  }

  /** A reply of the database under the address of the wire; without a primary, that of a secondary. */
  #rewriteReply(message: Buffer): Buffer {
    const reply = documentIn(message);
    if (!reply || !('hosts' in reply.document)) return message;
    const standing =
      this.#outage === 'has no primary'
        ? { isWritablePrimary: false, ismaster: false, secondary: true, primary: undefined }
        : { primary: this.#own };
    return withDocument(reply.head, { ...reply.document, ...standing, hosts: [this.#own], me: this.#own });
  }
}
