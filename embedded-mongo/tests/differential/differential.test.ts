import { appendFileSync, rmSync } from 'node:fs';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../index.js';
import { newFolder } from '../harness.js';
import { described, prove, survey } from './prove.js';
import { Rivals } from './rivals.js';

/**
 * The same generated commands to this server and to the real MongoDB of MONGODB_TEST_URI: same answers, same errors, same
 * documents left. DIFFERENTIAL_SEED, DIFFERENTIAL_OPERATIONS and DIFFERENTIAL_SECONDS set the budget (prove.mjs does).
 */
const uri = process.env.MONGODB_TEST_URI ?? '';
const seed = Number(process.env.DIFFERENTIAL_SEED ?? Math.floor(Math.random() * 1e9));
const operations = Number(process.env.DIFFERENTIAL_OPERATIONS ?? Infinity);
const milliseconds = 1000 * Number(process.env.DIFFERENTIAL_SECONDS ?? 70);
const say = (line: string): void => void process.stderr.write(`${line}\n`);

if (uri === '') say('\n! DIFFERENTIAL PROOF SKIPPED: it needs a real MongoDB, named by MONGODB_TEST_URI.\n');

(uri === '' ? describe.skip : describe)('against a real MongoDB', () => {
  const folder = newFolder();
  let server: EmbeddedMongo;
  let rivals: Rivals;

  beforeAll(async () => {
    server = await startEmbeddedMongo({ dataDir: folder, durability: 'process' });
    rivals = new Rivals(server.uri(), uri);
    await rivals.reset();
  });
  afterAll(async () => {
    await rivals.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it(
    'answers generated operations as MongoDB does',
    async () => {
      say(`Differential proof: seed ${seed}`);
      const survey_ = process.env.DIFFERENTIAL_SURVEY;
      if (survey_ !== undefined) {
        let found = 0;
        await survey(rivals, { seed, operations, milliseconds }, (difference, chunk) => {
          found++;
          appendFileSync(survey_, `#${chunk}\n${described(difference)}\n\n`);
        });
        say(`${rivals.operations} operations, ${rivals.refused} refused by name, ${found} differences`);
        return;
      }
      const verdict = await prove(rivals, { seed, operations, milliseconds });
      say(`${verdict.operations} operations from seed ${seed}, ${verdict.refused} refused by name`);
      if (verdict.failure) throw new Error(verdict.failure);
      expect(verdict.operations).toBeGreaterThan(0);
    },
    milliseconds + 120_000,
  );
});
