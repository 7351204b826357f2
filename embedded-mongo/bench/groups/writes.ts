import { type Bench, MANY_CLIENTS } from '../bench.js';
import { fsyncs } from '../fsyncs.js';
import { insert, ping, replyOf } from '../mongo-messages.js';
import { multiple, note, rates, title } from '../report.js';
import { interleave } from '../rounds.js';

const INSERTED = 'inserted';

/** Durable inserts beside single fsyncs in the same folder. */
export async function measureWrites({ options, driver, raw, data }: Bench): Promise<void> {
  title('Durable inserts');
  await raw.check(insert(INSERTED), (response) => replyOf(response).n === 1);
  const samples = await interleave(
    {
      fsync: fsyncs(data),
      'by the driver': driver.insert(MANY_CLIENTS, INSERTED),
      'in messages': raw.workload('insert', MANY_CLIENTS, insert(INSERTED)),
      'pings by the driver': driver.ping(MANY_CLIENTS),
      'pings in messages': raw.workload('ping', MANY_CLIENTS, ping),
    },
    options.rounds,
    options.milliseconds,
  );
  const { fsync } = samples;
  multiple(
    `inserts of ${MANY_CLIENTS} clients by the driver, of single fsyncs`,
    samples['by the driver'],
    fsync,
    '>= 5x',
  );
  multiple(`inserts of ${MANY_CLIENTS} clients in prebuilt messages`, samples['in messages'], fsync, '>= 5x');
  multiple('for comparison: pings by the driver, of single fsyncs', samples['pings by the driver'], fsync);
  multiple('for comparison: pings in prebuilt messages', samples['pings in messages'], fsync);
  rates(samples);
  note(`the server's processor time for an insert: ${raw.microseconds('insert')} microseconds`);
}
