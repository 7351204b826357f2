import { join } from 'node:path';
import { type Bench, LARGE, MANY_CLIENTS, SMALL } from '../bench.js';
import { CannedServer } from '../canned.js';
import type { DriverLoad } from '../driver-load.js';
import { findById, idList, page, ping, replyOf } from '../mongo-messages.js';
import { multiple, note, rates, share, title } from '../report.js';
import { interleave } from '../rounds.js';

/** Finds beside pings, pages beside pages and lists of _ids: by the driver, and in prebuilt messages. */
export async function measureReads(bench: Bench): Promise<void> {
  await byDriver(bench);
  await byMessages(bench);
}

async function byDriver(bench: Bench): Promise<void> {
  const canned = await CannedServer.start(join(bench.folder, 'canned.sock'));
  try {
    await compareByDriver(bench, canned.driver);
  } finally {
    await canned.stop();
  }
}

async function compareByDriver({ options, driver }: Bench, canned: DriverLoad): Promise<void> {
  const { documents, fewDocuments, rounds, milliseconds } = options;
  const pages = await driver.pages(LARGE);
  title('Reads, by the driver');
  for (const connections of [1, MANY_CLIENTS]) {
    const samples = await interleave(
      {
        ping: driver.ping(connections),
        find: driver.findById(connections, LARGE, documents),
        page: driver.page(connections, LARGE),
        'page of few': driver.page(connections, SMALL),
        '_id list': driver.idList(connections, LARGE, pages),
        'canned ping': canned.ping(connections),
        'canned find': canned.findById(connections, LARGE, documents),
      },
      rounds,
      milliseconds,
    );
    const over = `over ${connections}`;
    share(`find by _id ${over}, of ping`, samples.find, samples.ping, '>= 70 %');
    share("... were both answered without a server's work", samples['canned find'], samples['canned ping']);
    share('... find by _id, of one answered without work', samples.find, samples['canned find']);
    multiple(
      `page of ${documents}, time of one of ${fewDocuments}, ${over}`,
      samples['page of few'],
      samples.page,
      '<= 1.3x',
    );
    share(`page ${over}, of the same 20 by _id list`, samples.page, samples['_id list'], '>= 50 %');
    rates(samples);
  }
}

async function byMessages({ options, raw, driver }: Bench): Promise<void> {
  const { documents, fewDocuments, rounds, milliseconds } = options;
  const pages = await driver.pages(LARGE);
  const messages = {
    ping,
    find: findById(LARGE, documents),
    page: page(LARGE),
    'page of few': page(SMALL),
    '_id list': idList(LARGE, pages),
  };
  title('Reads, in prebuilt messages (the server by itself)');
  for (const make of Object.values(messages)) await raw.check(make, (response) => replyOf(response).ok === 1);
  for (const connections of [1, MANY_CLIENTS]) {
    const workload = (name: keyof typeof messages) =>
      raw.workload(`${name} ${connections}`, connections, messages[name]);
    const samples = await interleave(
      {
        ping: workload('ping'),
        find: workload('find'),
        page: workload('page'),
        'page of few': workload('page of few'),
        '_id list': workload('_id list'),
      },
      rounds,
      milliseconds,
    );
    const over = `over ${connections}`;
    share(`find by _id ${over}, of ping`, samples.find, samples.ping, '>= 70 %');
    multiple(`page of ${documents}, time of one of ${fewDocuments}, ${over}`, samples['page of few'], samples.page);
    share(`page ${over}, of the same 20 by _id list`, samples.page, samples['_id list']);
    rates(samples);
    const costs = Object.keys(messages).map((name) => `${name} ${raw.microseconds(`${name} ${connections}`)}`);
    note(`the server's processor time, microseconds each: ${costs.join(', ')}`);
  }
}
