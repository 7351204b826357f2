import { MongoClient } from 'mongodb';
import { type Bench, LARGE } from '../bench.js';
import { DATABASE } from '../mongo-messages.js';
import { figure, note, title } from '../report.js';

/** Processes started over the full folder: until they answer, and what they hold; the last one is left running. */
export async function measureStart(bench: Bench): Promise<void> {
  title(`Start over ${bench.options.documents} documents of 2 kB (${(bench.dataBytes / 1e6).toFixed(0)} MB)`);
  const seconds: number[] = [];
  const atRest: number[] = [];
  const used: number[] = [];
  let mapped = 0;
  for (let start = 0; start < bench.options.starts; start++) {
    await bench.stopServer();
    const server = await bench.startServer();
    seconds.push(server.startMilliseconds / 1000);
    atRest.push((server.resident()?.total ?? NaN) / bench.dataBytes);
    await readAll(server.firstLine);
    const resident = server.resident();
    used.push((resident?.total ?? NaN) / bench.dataBytes);
    mapped = (resident?.file ?? NaN) / bench.dataBytes;
  }
  figure('from process start to ready', seconds, ' s', '< 2 s');
  figure('resident memory when ready, beside the data', atRest, 'x', '< 3x');
  figure('... once every document was read and looked into', used, 'x', '< 3x');
  if (mapped > 0) note(`of the last, pages of mapped files: ${mapped.toFixed(2)}x`);
}

/** Sends every document once, and has a filter without an index look into each. */
async function readAll(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  const things = client.db(DATABASE).collection(LARGE);
  let bytes = 0;
  for await (const raw of things.find({}, { raw: true })) bytes += (raw as unknown as Buffer).length;
  const found = await things.countDocuments({ 'title.en': /number 1\d5$/ });
  await client.close();
  if (bytes === 0 || found === 0) throw new Error('the documents are not there');
}
