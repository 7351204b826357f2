import { ObjectId } from 'bson';
import { MAX_DOCUMENT_SIZE } from '../bson/size.js';
import type { Doc } from '../bson/value.js';
import { MAX_MESSAGE_SIZE } from '../wire/message.js';
import type { Command } from './command.js';

/** The MongoDB version that this server emulates, as reported to clients. */
export const VERSION = '7.0.15';
export const REPLICA_SET = 'rs0';
const MAX_WIRE_VERSION = 21;
const SESSION_MINUTES = 30;
const ELECTION = new ObjectId('7fffffff0000000000000001');

/** Sessions, transactions and retryable writes require a replica set, so this reports a set with one member. */
function hello(address: string, connection: number, name: string): Doc {
  return {
    helloOk: true,
    ...(name === 'hello' ? { isWritablePrimary: true } : { ismaster: true }),
    setName: REPLICA_SET,
    setVersion: 1,
    secondary: false,
    primary: address,
    hosts: [address],
    me: address,
    electionId: ELECTION,
    maxBsonObjectSize: MAX_DOCUMENT_SIZE,
    maxMessageSizeBytes: MAX_MESSAGE_SIZE,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: SESSION_MINUTES,
    connectionId: connection,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
    ok: 1,
  };
}

/** Drivers send metadata about themselves, more with each version: all of it can be ignored. */
const greet: Command = {
  fields: 'any',
  run: ({ engine, connection, name }) => hello(engine.address, connection.id, name),
};

export const handshakeCommands: Readonly<Record<string, Command>> = {
  hello: greet,
  isMaster: greet,
  ismaster: greet,
  // For health checks: drivers monitor a server by hello.
  ping: {
    fields: [],
    run: ({ engine }) => {
      engine.assertWritable();
      return { ok: 1 };
    },
  },
  buildInfo: {
    fields: [],
    run: () => ({
      version: VERSION,
      versionArray: [7, 0, 15, 0],
      gitVersion: 'embedded',
      modules: ['embedded'],
      bits: 64,
      maxBsonObjectSize: MAX_DOCUMENT_SIZE,
      ok: 1,
    }),
  },
};
