import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Binary } from 'bson';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { MongoError } from '../errors.js';
import type { Connection } from '../wire/connection.js';
import { readClientFirst, Scram, type Verifier, verifierOf, verifierOfNobody } from './scram.js';

/** Who may use the database: one user, of the database admin. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export const MECHANISM = 'SCRAM-SHA-256';
const CONVERSATION = 1;
/** Passwords cannot be tried faster than this on one connection, in milliseconds. */
const FAILURE_DELAY = 200;

/** Commands allowed before authentication, as in MongoDB. */
const OPEN = new Set(['hello', 'isMaster', 'ismaster', 'ping', 'buildInfo', 'connectionStatus']);

const failed = (): MongoError => new MongoError(18, 'AuthenticationFailed', 'Authentication failed.');

interface Conversation {
  readonly name: string;
  readonly scram: Scram;
  readonly skipsEmpty: boolean;
  isProved: boolean;
}

/** Authenticates connections, if required. Without credentials everyone has full access. */
export class Authentication {
  private readonly user: { readonly name: string; readonly verifier: Verifier } | undefined;
  private readonly secret = randomBytes(32);
  private readonly conversations = new WeakMap<Connection, Conversation>();

  constructor(credentials?: Credentials) {
    this.user = credentials && { name: credentials.username, verifier: verifierOf(credentials.password) };
  }

  /** Whether the connection may do everything. */
  trusts(connection: Connection): boolean {
    return !this.user || connection.user !== undefined;
  }

  /** Throws Unauthorized (13) for a command that needs a signed-in connection on one that is not. */
  assertAllowed(command: string, connection: Connection): void {
    if (this.trusts(connection) || OPEN.has(command)) return;
    throw new MongoError(13, 'Unauthorized', `Command ${command} requires authentication`);
  }

  /** Handles the authentication commands; undefined for all others. */
  answer(command: string, body: Doc, connection: Connection): Doc | Promise<Doc> | undefined {
    switch (command) {
      case 'saslStart':
        return this.start(body, connection);
      case 'saslContinue':
        return this.continue(body, connection);
      case 'logout':
        connection.user = undefined;
        return { ok: 1 };
      default:
        return undefined;
    }
  }

  /** The authentication part of hello: the mechanisms of a user, and the result of speculative authentication. */
  greet(body: Doc, connection: Connection): Doc {
    if (!this.user) return {};
    const { saslSupportedMechs, speculativeAuthenticate: early } = body;
    return {
      ...(saslSupportedMechs !== undefined && { saslSupportedMechs: [MECHANISM] }),
      ...(isDoc(early) && this.startEarly(early, connection)),
    };
  }

  /** A failed speculative start is left out: the client then starts again, and gets the error. */
  private startEarly(body: Doc, connection: Connection): Doc {
    try {
      return { speculativeAuthenticate: this.start({ $db: body.db, ...body }, connection) };
    } catch (error) {
      if (error instanceof MongoError) return {};
      throw error;
    }
  }

  private start(body: Doc, connection: Connection): Doc {
    this.conversations.delete(connection);
    if (!this.user) throw failed();
    if (body.mechanism !== MECHANISM)
      throw new MongoError(334, 'MechanismUnavailable', `Only ${MECHANISM} is available`);
    const client = readClientFirst(payloadText(body.payload));
    if (!client) throw failed();
    const isKnown = client.name === this.user.name && body.$db === 'admin';
    const scram = new Scram(client, isKnown ? this.user.verifier : verifierOfNobody(this.secret, client.name));
    const skipsEmpty = isDoc(body.options) && body.options.skipEmptyExchange === true;
    this.conversations.set(connection, { name: client.name, scram, skipsEmpty, isProved: false });
    return said(scram.serverFirst, false);
  }

  private continue(body: Doc, connection: Connection): Doc | Promise<Doc> {
    const conversation = this.conversations.get(connection);
    if (!conversation || Number(body.conversationId) !== CONVERSATION)
      throw new MongoError(17, 'ProtocolError', 'No SASL session state found');
    const { scram, name, skipsEmpty, isProved } = conversation;
    if (isProved) return this.signIn(connection, name, '');
    const proof = scram.finish(payloadText(body.payload));
    if (proof === undefined) {
      this.conversations.delete(connection);
      return failLater();
    }
    if (skipsEmpty) return this.signIn(connection, name, proof);
    conversation.isProved = true;
    return said(proof, false);
  }

  private signIn(connection: Connection, name: string, text: string): Doc {
    this.conversations.delete(connection);
    connection.user = name;
    return said(text, true);
  }
}

async function failLater(): Promise<never> {
  await wait(FAILURE_DELAY);
  throw failed();
}

function said(text: string, done: boolean): Doc {
  return { conversationId: CONVERSATION, done, payload: new Binary(Buffer.from(text)), ok: 1 };
}

function payloadText(payload: Value): string {
  if (payload instanceof Binary) return Buffer.from(payload.value()).toString('utf8');
  return typeof payload === 'string' ? Buffer.from(payload, 'base64').toString('utf8') : '';
}
