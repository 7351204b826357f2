import { Socket } from 'node:net';
import { Binary, Long } from 'bson';
import type { Document } from 'mongodb';
import { handle } from '../../dispatch.js';
import type { Engine } from '../../engine.js';
import { Connection } from '../../wire/connection.js';
import { readMessage } from '../../wire/message.js';
import type { Step } from '../durability/crash-model.js';
import { command } from './raw-client.js';

/**
 * A client in the engine's own thread, without a socket: what several of them do at the same time happens in the same
 * order in every run. Has a session, as a driver's clients do.
 */
export class DirectClient {
  private readonly connection: Connection;
  private readonly lsid: Document;
  private txnNumber = 0;

  /** `session`: a number from 0 to 255 that no client of the same database has had before. */
  constructor(
    private readonly engine: Engine,
    private readonly db: string,
    session: number,
  ) {
    const respond = (): Document => ({ ok: 1 });
    this.connection = new Connection(new Socket(), respond, () => undefined);
    this.lsid = { id: new Binary(Buffer.alloc(16, session), Binary.SUBTYPE_UUID) };
  }

  /** Runs a command. @throws Error when it, or any of its writes, fails */
  async run(body: Document): Promise<Document> {
    const message = command({ ...body, lsid: this.lsid, $db: this.db });
    const reply = await handle(this.engine, readMessage(message), this.connection);
    if (reply.ok !== 1 || reply.writeErrors !== undefined) throw new Error(JSON.stringify(reply));
    return reply;
  }

  /** Takes a step of the crash model. */
  async performStep(step: Step): Promise<void> {
    this.txnNumber++;
    if (step.kind === 'transfer') return this.transfer(step);
    const txnNumber = Long.fromNumber(this.txnNumber);
    if (step.kind === 'insert') await this.run({ ...insertOf(step.item), txnNumber });
    else if (step.kind === 'delete')
      await this.run({ delete: 'items', deletes: [{ q: { _id: step.id }, limit: 1 }], txnNumber });
    else {
      const u = { $set: { text: step.text }, $inc: { amount: 1 } };
      if (step.kind === 'update') await this.run({ update: 'items', updates: [{ q: { _id: step.id }, u }], txnNumber });
      else await this.run({ findAndModify: 'items', query: { _id: step.id }, update: u, txnNumber });
    }
  }

  private async transfer({ from, to, item }: Extract<Step, { kind: 'transfer' }>): Promise<void> {
    const statement = { txnNumber: Long.fromNumber(this.txnNumber), autocommit: false };
    const pay = (_id: string, amount: number): Document => ({ q: { _id }, u: { $inc: { amount } } });
    await this.run({ update: 'items', updates: [pay(from, -1)], ...statement, startTransaction: true });
    await this.run({ update: 'items', updates: [pay(to, 1)], ...statement });
    await this.run({ ...insertOf(item), ...statement });
    await this.run({ commitTransaction: 1, ...statement });
  }
}

const insertOf = (item: Document): Document => ({ insert: 'items', documents: [item] });
