import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { VISITOR_BODY_BYTES } from '@polyphony/domain/limits.js';
import processRequest from 'graphql-upload/processRequest.mjs';
import { fromElsewhere } from '../../clients/visitorAccounts.js';
import { startTestApi, type TestApi } from '../../server/testApi.js';

/**
 * Class: exhaustion by the places of uploaded files. A multipart request over GraphQL says where in the variables each
 * file goes, and setting a value at a place of many levels takes graphql-upload time and memory by the square of them,
 * which is why its `processRequest` is not used (ADR-0143).
 */

/** Multiple of the CPU of another text of its length that a hostile map may take. */
const RATIO = 16;
/** Milliseconds below which a measurement says nothing: a collection of garbage takes as long. */
const NOISE_MS = 100;
/** Times that a request is measured: other work of the machine never makes one cheaper. */
const TRIES = 3;
/** Bytes of the map that is sent to the library: of one as long as may be sent it takes twenty seconds and 3 GB. */
const SHORT = 16_000;

const levels = (bytes: number) => `variables.${'a.'.repeat(bytes / 2)}a`;
const oneName = (bytes: number) => `variables.${'a'.repeat(bytes)}`;

function form(place: string): FormData {
  const body = new FormData();
  body.append('operations', JSON.stringify({ query: '{ __typename }', variables: {} }));
  body.append('map', JSON.stringify({ 0: [place] }));
  body.append('0', new Blob(['x']), 'me.png');
  return body;
}

/** The least that a request costs this process, which is server and client, and the status of its response. */
async function leastCostOf(url: string, place: string) {
  const costs: number[] = [];
  let status = 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const headers = { ...fromElsewhere(), 'apollo-require-preflight': '1' };
    const before = process.cpuUsage();
    const response = await fetch(url, { method: 'POST', headers, body: form(place) });
    await response.text();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000);
    status = response.status;
  }
  return { ms: Math.min(...costs), status };
}

describe('A file whose place has thousands of levels', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ TRUST_PROXY: '1' });
  });
  afterAll(() => api.close());

  test('is refused at the cost of any other text of its length, up to the longest', async () => {
    for (const bytes of [SHORT, VISITOR_BODY_BYTES - 1_000]) {
      const usual = await leastCostOf(`${api.url}/graphql`, oneName(bytes));
      const { ms, status } = await leastCostOf(`${api.url}/graphql`, levels(bytes));
      expect(status).toBe(400);
      expect(ms).toBeLessThan(Math.max(NOISE_MS, RATIO * usual.ms));
    }
  });

  test('takes the processRequest of graphql-upload many times as much, within the limits that we would give it', async () => {
    const server = createServer((req, res) => {
      const limits = { maxFieldSize: VISITOR_BODY_BYTES, maxFiles: 1, maxFileSize: 1_000 };
      processRequest(req, res, limits).then(
        () => res.end(),
        () => res.writeHead(400).end(),
      );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const usual = await leastCostOf(url, oneName(SHORT));
      const { ms } = await leastCostOf(url, levels(SHORT));
      expect(ms).toBeGreaterThan(Math.max(NOISE_MS, RATIO * usual.ms));
    } finally {
      await new Promise((done) => server.close(done));
    }
  });
});
