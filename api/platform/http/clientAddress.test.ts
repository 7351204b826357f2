import type { IncomingMessage } from 'node:http';
import { RATE_LIMITS } from '@polyphony/domain/limits.js';
import { pino } from 'pino';
import { eventually } from '../../testing/runs/eventually.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { clientAddress } from './clientAddress.js';

/** The address that counts: the connection's, or exactly the one that the trusted proxies report. */

const PROXY = '10.0.0.1';
const requestWith = (forwarded: string | undefined) =>
  ({
    socket: { remoteAddress: PROXY },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each<[hops: number, forwarded: string | undefined, address: string]>([
  [0, undefined, PROXY],
  [0, '203.0.113.9', PROXY],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, 'spoofed, 198.51.100.7, 203.0.113.9', '203.0.113.9'],
  [1, ' 203.0.113.9 ', '203.0.113.9'],
  [1, '203.0.113.9:49152', '203.0.113.9'],
  [1, '2001:db8::9', '2001:db8::9'],
  [1, '[2001:db8::9]:49152', '2001:db8::9'],
  [1, '[2001:db8::9]', '2001:db8::9'],
  [1, undefined, PROXY],
  [1, '', PROXY],
  [1, 'unknown', PROXY],
  [1, '203.0.113.9, ', PROXY],
  [1, '203.0.113.9:x', PROXY],
  [2, '203.0.113.9, 10.0.0.2', '203.0.113.9'],
  [2, '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  // Only one proxy wrote an entry: anything before it may be forged.
  [2, '203.0.113.9', PROXY],
])('behind %d proxies, X-Forwarded-For: %s means %s', (hops, forwarded, address) => {
  expect(clientAddress(requestWith(forwarded), hops)).toBe(address);
});

const { points } = RATE_LIMITS.signInByAddress;
/** Attempts that are really sent before an address is refused; the others are added to the counter directly. */
const SENT = 3;
const WRONG = 'mutation ($e: String!) { signIn(identifier: $e, password: "Wrong-pass-1") { success } }';

describe.each([0, 1, 2])('TRUST_PROXY=%d', (hops) => {
  const lines: { path?: string; ip?: string }[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as object) });
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ TRUST_PROXY: String(hops) }, log);
  });
  afterAll(() => api.close());

  /** The header as the trusted proxies pass it on: what the client wrote itself comes first. */
  const forwarded = (own: string, client: string) => ({
    'x-forwarded-for': [own, ...[client, '10.0.0.2'].slice(0, hops)].join(', '),
  });

  const ways: [way: string, tryOnce: (n: number, headers: Record<string, string>) => Promise<number>][] = [
    ['GraphQL', async (n, headers) => (await api.visitor.graphql(WRONG, { e: `g${n}@x.example` }, headers)).status],
    [
      'REST',
      async (n, headers) => {
        const body = JSON.stringify({ email: `r${n}@x.example`, password: 'Wrong-pass-1' });
        const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
        return (await fetch(`${api.url}/api/user/auth/login`, init)).status;
      },
    ],
  ];

  test.each(ways)(
    'a forged address in each attempt does not evade the limit by address over %s',
    async (way, tryOnce) => {
      const client = way === 'REST' ? '203.0.113.20' : '203.0.113.10';
      const counted = hops === 0 ? '127.0.0.1' : client;
      await api.services.limits.forget('signInByAddress', counted);
      await api.services.limits.consume('signInByAddress', counted, points - SENT);
      const refused: boolean[] = [];
      for (let n = 0; n < SENT + 3; n += 1) {
        refused.push((await tryOnce(n, forwarded(`198.51.100.${n}`, client))) === 429);
      }
      expect(refused).toEqual([...Array<boolean>(SENT).fill(false), true, true, true]);
      // Another client, as the proxies see it, is not refused.
      if (hops > 0) expect(await tryOnce(99, forwarded('198.51.100.1', '203.0.113.99'))).not.toBe(429);
    },
  );

  test.each([
    ['the site', '/nothing/here'],
    ['REST', '/api/nothing'],
    ['GraphQL', '/graphql'],
    ['the console', '/admin/assets/nothing.js'],
  ])('what %s logs is the address that the trusted proxies saw', async (_, path) => {
    lines.length = 0;
    await fetch(api.url + path, { headers: forwarded('198.51.100.1', '203.0.113.10') });
    const line = await eventually(() => lines.find((one) => one.path === path));
    expect(line.ip).toBe(hops === 0 ? '127.0.0.1' : '203.0.113.10');
  });
});
