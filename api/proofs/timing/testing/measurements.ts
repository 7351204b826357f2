import 'reflect-metadata';
import { join } from 'node:path';
import { LIVE_THROTTLE_MS, RICH_TEXT_MARKUP_MAX } from '@polyphony/domain/limits.js';
import { variantUrl } from '@polyphony/domain/files/pictures.js';
import mongoose from 'mongoose';
import { Closing } from '../../../platform/process/closing.js';
import { STALE_MS } from '../../../platform/cache/contentStamps.js';
import { attacks } from '../../../testing/attacks.js';
import { eventually } from '../../../testing/runs/eventually.js';
import { picture } from '../../../testing/files/fileParts.js';
import { LiveClient } from '../../../testing/clients/liveClient.js';
import { isOverBudget, proofRun, printResult } from '../../../testing/runs/proofRun.js';
import { RedisServer, withRedis } from '../../../testing/services/redisServer.js';
import { ServerProcess } from '../../../testing/server/serverProcess.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { TestClient } from '../../../testing/clients/testClient.js';
import { uploadFile } from '../../../testing/files/uploads.js';
import {
  fromElsewhere,
  newEmail,
  REGISTER,
  registration,
  visitorAccount,
} from '../../../testing/clients/visitorAccounts.js';
import { gql } from '../../../testing/generated/gql.js';
import { createEventCategory } from '../../../testing/records/createRecord.js';
import { waitAMinute } from '../../../testing/records/storedVisitors.js';
import { apart, median, timesOf, within } from './timing.js';

let measured = 0;
let planned = 0;
afterAll(() => printResult(`timing: ${measured} of ${planned} measurements`));

/** A measurement, which fails when its figure reaches the bound. */
function measurement(what: string, bound: number, unit: string, measure: () => Promise<number>): void {
  planned += 1;
  test(
    what,
    async () => {
      if (isOverBudget()) return;
      const figure = await measure();
      printResult(`${what}: ${Number(figure.toPrecision(3))} ${unit} (bound ${bound})`);
      expect(figure).toBeLessThan(bound);
      measured += 1;
    },
    proofRun.timeoutMs,
  );
}

describe('whether an address has an account', () => {
  let api: TestApi;
  beforeAll(async () => {
    // With constant time by the real clock, as a server has it.
    api = await startTestApi({ TRUST_PROXY: '1' }, undefined, {});
  });
  afterAll(() => api.close());

  const request = (query: string, variables: object) => api.visitor.graphql(query, variables, fromElsewhere());
  const LOG_IN = 'mutation ($email: String!) { logIn(identifier: $email, password: "Wrong-horse-7") { success } }';
  const FORGOT = 'mutation ($email: String!) { forgotPassword(email: $email) { success } }';

  measurement('refused log-ins of somebody and of nobody', 0.4, 'of the longer time apart', () =>
    apart(0.4, async () => {
      const accounts = await Promise.all([visitorAccount(api), visitorAccount(api)]);
      let turn = 0;
      return timesOf(
        9,
        () => request(LOG_IN, { email: accounts[(turn += 1) % 2]?.email }),
        () => request(LOG_IN, { email: newEmail('nobody') }),
      );
    }),
  );

  measurement('registrations of an address that is taken and of a new one', 0.4, 'of the longer time apart', () =>
    apart(0.4, async () => {
      const known = await Promise.all(Array.from({ length: 5 }, () => visitorAccount(api)));
      await waitAMinute();
      return timesOf(
        5,
        () => request(REGISTER, { input: registration({ email: known.pop()?.email }) }),
        () => request(REGISTER, { input: registration() }),
      );
    }),
  );

  measurement('forgotten passwords of somebody and of nobody', 0.05, 'of the longer time apart', async () => {
    const { email: known } = await visitorAccount(api);
    const forgot = (email: string) => async () => {
      await waitAMinute();
      await request(FORGOT, { email });
    };
    return apart(0.05, () => timesOf(9, forgot(known), () => forgot(newEmail('nobody'))()));
  });
});

describe('one server', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  for (const [what, query] of attacks) {
    measurement(`attack by ${what}`, 50, 'ms of processor time', async () => {
      let least = Infinity;
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const before = process.cpuUsage();
        await api.visitor.graphql(query);
        const { user, system } = process.cpuUsage(before);
        least = Math.min(least, (user + system) / 1000);
      }
      return least;
    });
  }

  measurement('a rich text with too much markup', 2_000, 'ms', async () => {
    const create = 'mutation ($input: EventInput!) { createEvent(input: $input) { success } }';
    const aboutDescription = `x${'<b>'.repeat(RICH_TEXT_MARKUP_MAX)}`;
    const [time = Infinity] = await timesOf(3, () => api.admin.graphql(create, { input: { aboutDescription } }));
    return time;
  });

  measurement('requests during a burst of variants, 95 of 100', 250, 'ms', async () => {
    const bytes = await picture(2000, 1500).jpeg().toBuffer();
    const { file } = await uploadFile(api.admin, bytes, { name: 'a.jpg', type: 'image/jpeg' });
    const addressed = { url: file?.fileUrl ?? '', fileType: file?.fileType ?? '' };
    const burst = Promise.all(
      [320, 640, 960, 1280, 1920].flatMap((width) =>
        (['webp', 'jpg'] as const).map((format) => fetch(`${api.url}${variantUrl(addressed, width, format)}`)),
      ),
    );
    const times = await within(burst, () => fetch(`${api.url}/health`));
    return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity;
  });

  measurement('messages of a stream, for many writes at once', 1, 'of those that the pauses allow', async () => {
    const editor = await api.staff('VIEW_ALL_EVENT_DIFFICULTIES', 'ADD_EVENT_DIFFICULTY');
    const stream = await LiveClient.of(editor);
    await stream.hello();
    const started = performance.now();
    const create = 'mutation ($name: String!) { createEventDifficulty(input: { name: $name }) { success } }';
    await Promise.all(Array.from({ length: 30 }, (_, n) => editor.request(create, { name: `Level ${n}` })));
    setTimeout(() => stream.close(), LIVE_THROTTLE_MS * 4);
    let changeCount = 0;
    while (await stream.change().catch(() => null)) changeCount += 1;
    return changeCount / (2 + Math.ceil((performance.now() - started) / LIVE_THROTTLE_MS));
  });
});

describe('the database in its thread', () => {
  const closing = new Closing();
  let server: ServerProcess;
  let database: mongoose.Connection;
  beforeAll(async () => {
    server = await ServerProcess.start({ MONGODB_URI: '' });
    closing.add(() => server.stop());
    const socket = join(server.folder, 'mongo/mongo.sock');
    const address = `mongodb://${encodeURIComponent(socket)}/polyphony?directConnection=true`;
    database = await mongoose.createConnection(address).asPromise();
    closing.add(() => database.close());
  }, 180_000);
  afterAll(() => closing.close());

  measurement('requests during a long aggregation', 10, 'times as long as without it', async () => {
    const health = () => fetch(`${server.url}/health`);
    await timesOf(50, health); // The first requests take longer.
    const [idle = 0] = await timesOf(50, health);
    const numbers = { $literal: Array.from({ length: 1_000_000 }, (_, i) => i) };
    const sums = { $map: { input: numbers, in: { $add: ['$$this', 1] } } };
    const languages = database.collection('languages');
    const pipeline = [{ $limit: 1 }, { $match: { $expr: { $ne: [sums, []] } } }];
    const busy = await within(languages.aggregate(pipeline).toArray(), health);
    return median(busy) / idle;
  });
});

withRedis('two processes', () => {
  const JWT_SECRET = 'the-same-secret-for-every-process-of-one-house';
  const VISITORS = gql(`query CategoriesOfOtherProcess { publishedEventCategories { rows { name } } }`);
  const closing = new Closing();
  let redis: RedisServer;
  let here: TestApi;
  let otherProcess: ServerProcess;
  let category: string;
  beforeAll(async () => {
    redis = await RedisServer.start();
    closing.add(() => redis.stop());
    here = await startTestApi({ REDIS_URL: redis.url, JWT_SECRET });
    closing.add(() => here.close());
    otherProcess = await ServerProcess.start({ REDIS_URL: redis.url, JWT_SECRET });
    closing.add(() => otherProcess.stop());
    closing.add(() => redis.resume());
    category = (await createEventCategory(here.admin, { name: 'Easy' })).id;
  }, 180_000);
  afterAll(() => closing.close());

  const countInOtherProcess = async () => (await new TestClient(otherProcess.url).request(VISITORS)).rows.length;

  /** Milliseconds for which the other process serves what it has cached after a write, at worst. */
  async function stale(rounds: number): Promise<number> {
    let worst = 0;
    for (let round = 0; round < rounds; round += 1) {
      const before = await countInOtherProcess();
      await here.admin.request(`mutation { toggleEventCategoryActive(id: "${category}") { success } }`);
      const written = performance.now();
      let lastOld = written;
      await eventually(async () => {
        const began = performance.now();
        if ((await countInOtherProcess()) !== before) return true;
        lastOld = began;
        return false;
      });
      worst = Math.max(worst, lastOld - written);
    }
    return worst;
  }

  measurement('a write until the other process shows it', STALE_MS.shared, 'ms', () => stale(10));

  describe.each([
    ['killed', () => redis.kill(), () => redis.start()],
    ['hanging', async () => redis.hang(), async () => redis.resume()],
  ])('and Redis %s', (state, breakIt, mendIt) => {
    beforeAll(() => breakIt());
    afterAll(() => mendIt());

    measurement(`four requests, with Redis ${state}`, 8_000, 'ms', async () => {
      const started = performance.now();
      const who = '{ session { user { email } } }';
      await here.admin.request(who);
      await new TestClient(otherProcess.url, here.admin.token).request(who);
      await here.visitor.request(VISITORS);
      await countInOtherProcess();
      return performance.now() - started;
    });

    measurement(`a write until the other process shows it, with Redis ${state}`, STALE_MS.shared, 'ms', () => stale(1));
  });
});
