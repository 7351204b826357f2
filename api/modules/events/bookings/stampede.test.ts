import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { makeVisitor } from '../../../testing/server/testBed.js';
import { BOOK, bookableEvent, type BookingResponse } from '../../../testing/records/bookings.js';
import { proofRun, printResult } from '../../../testing/runs/proofRun.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import { BookingModel } from './booking.js';

/** As many as are more than the server has connections to its database; `npm run prove:bookings` sends 1,000. */
const VISITORS = proofRun.isWhole ? 1_000 : 200;
const PLACES = VISITORS / 10;
/** Connections that the requests share: this process is the server as well, and would be too busy to accept a thousand. */
const CONNECTIONS = 64;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface HttpResult {
  readonly status: number;
  readonly body: { readonly data?: { readonly bookEvent: BookingResponse }; readonly errors?: unknown };
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
afterAll(() => agent.destroy());

const post = (token: string, body: object): Promise<HttpResult> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const sent = request(`${api.url}/graphql`, { method: 'POST', agent, headers }, (response) => {
      text(response).then(
        (responseText) =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(responseText) as HttpResult['body'] }),
        reject,
      );
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });

/** Tokens of so many visitors who are signed in. */
const visitors = (count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const visitor = await makeVisitor(`stampede-${n}@test.example`);
      const device = { ip: '127.0.0.1', userAgent: null };
      const started = await api.services.sessions.startVisitorSession(visitor, device);
      return started?.token ?? 'refused';
    }),
  );

test('of many visitors who book at once as many get a place as there are, the others get "full", and nothing fails', async () => {
  const event = await bookableEvent(api, { capacity: PLACES });
  const all = await visitors(VISITORS);
  const responses = await Promise.all(all.map((token) => post(token, { query: BOOK, variables: { input: event } })));
  expect(responses.filter(({ status, body }) => status !== 200 || body.errors)).toEqual([]);
  const results = responses.flatMap(({ body }) => body.data?.bookEvent ?? []);
  expect(results.filter(({ success }) => success)).toHaveLength(PLACES);
  const refused = results.filter(({ success }) => !success).map(({ message }) => message);
  expect(refused).toEqual(Array.from({ length: VISITORS - PLACES }, () => messages.eventFull));
  expect(await BookingModel.countDocuments({ eventId: event.eventId })).toBe(PLACES);
  expect(new Set(results.map(({ booking }) => booking?.id)).size).toBe(PLACES + 1);
  if (proofRun.isWhole) printResult(`stampede: ${VISITORS} of ${VISITORS} visitors at once for ${PLACES} places`);
}, 300_000);
