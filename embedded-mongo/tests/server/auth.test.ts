import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { rmSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { Binary, Int32, UUID } from 'bson';
import { type Document, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../index.js';
import { newFolder } from '../support/harness.js';
import { command, RawClient } from '../support/raw-client.js';

/** Signing in, as the driver does it and as someone does who should not get in. */
const auth = { username: 'the, user=', password: 'pässwörd \u00a0①/%:@' };
const loopback = { host: '127.0.0.1', port: 0 };
let folder: string;
let server: EmbeddedMongo;

beforeAll(async () => {
  folder = newFolder();
  server = await startEmbeddedMongo({ dataDir: folder, listen: loopback, durability: 'process', auth });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const address = (): string => /@([^/]+)\//.exec(server.uri())?.[1] ?? '';
const open = (): Promise<RawClient> => RawClient.open(Number(address().split(':')[1]));

async function connected(uri: string, options: Document = {}): Promise<unknown> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 3_000, ...options });
  try {
    await client.db('a').collection('things').insertOne({ a: 1 });
    return await client.db('a').command({ connectionStatus: 1 });
  } finally {
    await client.close();
  }
}

it('lets a driver in with the right name and password, by its connection string or as options', async () => {
  const status = { authInfo: { authenticatedUsers: [{ user: auth.username, db: 'admin' }] } };
  expect(await connected(server.uri('a'))).toMatchObject(status);
  const plain = `mongodb://${address()}/?directConnection=true`;
  expect(await connected(plain, { auth, authSource: 'admin' })).toMatchObject(status);
  expect(await connected(plain, { auth, authMechanism: 'SCRAM-SHA-256' })).toMatchObject(status);
});

it.each<[string, Document, number]>([
  ['no credentials', {}, 13],
  ['a wrong password', { auth: { ...auth, password: 'password' } }, 18],
  ['another user', { auth: { ...auth, username: 'root' } }, 18],
  ['another database of users', { auth, authSource: 'a' }, 18],
  ['an older mechanism', { auth, authMechanism: 'SCRAM-SHA-1' }, 334],
])('keeps a driver out with %s', async (_what, options, code) => {
  await expect(connected(`mongodb://${address()}/?directConnection=true`, options)).rejects.toMatchObject({ code });
});

it('accepts nothing but greetings before authentication', async () => {
  const client = await open();
  const ask = async (body: Document): Promise<Document> => {
    client.send(command({ ...body, $db: 'a' }));
    return (await client.reply()) ?? {};
  };
  const refused = { ok: 0, code: 13, codeName: 'Unauthorized' };
  for (const body of [
    { find: 'things' },
    { insert: 'things', documents: [{}] },
    { getMore: 1, collection: 'things' },
    { listDatabases: 1 },
    { serverStatus: 1 },
    { nonesuch: 1 },
    { explain: { find: 'things' } },
    { commitTransaction: 1, lsid: { id: new UUID() }, txnNumber: 1 },
    { endSessions: [] },
  ])
    expect(await ask(body)).toMatchObject(refused);
  expect(await ask({ hello: 1, saslSupportedMechs: 'admin.x' })).toMatchObject({
    ok: 1,
    saslSupportedMechs: ['SCRAM-SHA-256'],
  });
  expect(await ask({ ping: 1 })).toMatchObject({ ok: 1 });
  client.close();
});

describe('a conversation by hand', () => {
  const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
  const payload = (text: string): Binary => new Binary(Buffer.from(text));
  const textOf = (reply: Document): string => (reply.payload as Binary | undefined)?.toString('utf8') ?? '';
  let client: RawClient;

  beforeEach(async () => (client = await open()));
  afterEach(() => client.close());

  const ask = async (body: Document): Promise<Document> => {
    client.send(command({ ...body, $db: 'admin' }));
    return (await client.reply()) ?? {};
  };
  const start = (text: string): Promise<Document> =>
    ask({ saslStart: 1, mechanism: 'SCRAM-SHA-256', payload: payload(text) });
  const proceed = (text: string, conversationId: unknown = 1): Promise<Document> =>
    ask({ saslContinue: 1, conversationId, payload: payload(text) });
  const name = auth.username.replaceAll('=', '=3D').replaceAll(',', '=2C');

  /** The client's last message, by the algorithm of RFC 5802. */
  function proofOf(serverFirst: string, password: string, nonce?: string): string {
    const [, given = '', salt = '', count = ''] = /^r=([^,]+),s=([^,]+),i=(\d+)$/.exec(serverFirst) ?? [];
    const salted = pbkdf2Sync(password.normalize('NFKC'), Buffer.from(salt, 'base64'), Number(count), 32, 'sha256');
    const key = hmac(salted, 'Client Key');
    const unproved = `c=biws,r=${nonce ?? given}`;
    const stored = createHash('sha256').update(key).digest();
    const signature = hmac(stored, `n=${name},r=abc,${serverFirst},${unproved}`);
    return `${unproved},p=${Buffer.from(key.map((byte, i) => byte ^ (signature[i] ?? 0))).toString('base64')}`;
  }

  it('proves the server too, and takes the empty exchange of clients that make one', async () => {
    const first = textOf(await start(`n,,n=${name},r=abc`));
    expect(first).toMatch(/^r=abc.{20,},s=.+,i=15000$/);
    const proof = await proceed(proofOf(first, auth.password));
    expect(textOf(proof)).toMatch(/^v=.{44}$/);
    expect(proof.done).toBe(false);
    expect(await ask({ find: 'things' })).toMatchObject({ code: 13 });
    expect(await proceed('')).toMatchObject({ done: true, ok: 1 });
    expect(await ask({ find: 'things' })).toMatchObject({ ok: 1 });
    expect(await ask({ logout: 1 })).toMatchObject({ ok: 1 });
    expect(await ask({ find: 'things' })).toMatchObject({ code: 13 });
  });

  it('takes no proof a second time, none of another nonce, and none after a failure', async () => {
    const first = textOf(await start(`n,,n=${name},r=abc`));
    const proof = proofOf(first, auth.password);
    expect(await proceed(proofOf(first, 'wrong'))).toMatchObject({ ok: 0, code: 18 });
    expect(await proceed(proof)).toMatchObject({ ok: 0, code: 17 });
    await start(`n,,n=${name},r=abc`);
    expect(await proceed(proof)).toMatchObject({ ok: 0, code: 18 });
    const again = textOf(await start(`n,,n=${name},r=abc`));
    expect(await proceed(proofOf(again, auth.password, 'abc'))).toMatchObject({ ok: 0, code: 18 });
    expect(await ask({ find: 'things' })).toMatchObject({ code: 13 });
  });

  it('does not reveal who is a user: unknown names get a challenge too, with the same salt each time', async () => {
    const salt = async (): Promise<string | undefined> =>
      /s=([^,]+)/.exec(textOf(await start('n,,n=nobody,r=abc')))?.[1];
    const one = await salt();
    expect(one).toHaveLength((await salt())?.length ?? 0);
    expect(await salt()).toBe(one);
    expect(one).toHaveLength(/s=([^,]+)/.exec(textOf(await start(`n,,n=${name},r=abc`)))?.[1]?.length ?? 0);
  });

  it.each(['', 'n,,', 'p=tls-unique,,n=x,r=abc', 'n,a=b,n=x,r=abc', `n,,n=${name}`, 'n,,m=ext,n=x,r=a'])(
    'refuses %p as a beginning',
    async (text) => {
      expect(await start(text)).toMatchObject({ ok: 0, code: 18 });
      expect(await proceed('c=biws,r=abc,p=AAAA')).toMatchObject({ ok: 0, code: 17 });
    },
  );

  it.each<[string, unknown]>([
    ['', 1],
    ['c=biws', 1],
    ['c=biws,r=abc,p=', 1],
    ['c=biws,r=abc,p=AAAA', 1],
    ['c=biws,r=abc,p=AAAA', new Int32(2)],
  ])('refuses %p in conversation %p as an end', async (text, id) => {
    await start(`n,,n=${name},r=abc`);
    expect((await proceed(text, id)).ok).toBe(0);
    expect(await ask({ find: 'things' })).toMatchObject({ code: 13 });
  });
});

it('refuses credentials where none are required', async () => {
  const other = newFolder();
  const unprotected = await startEmbeddedMongo({ dataDir: other, listen: loopback, durability: 'process' });
  try {
    await expect(connected(unprotected.uri('a'), { auth })).rejects.toMatchObject({ code: 18 });
    await connected(unprotected.uri('a'));
  } finally {
    await unprotected.stop();
    rmSync(other, { recursive: true });
  }
});

describe('an address of other machines', () => {
  const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address: ip }) => ip === '::1'),
  );
  const everywhere = { host: '0.0.0.0', port: 0 };
  const one = newFolder();
  afterAll(() => rmSync(one, { recursive: true }));

  it.each<[string, Document]>([
    ['without signing in', {}],
    ['with an empty password', { auth: { username: 'a', password: '' } }],
    ['by a name', { listen: { host: 'db.example', port: 0 } }],
  ])('is refused %s, in one line', async (_what, options) => {
    const starting = startEmbeddedMongo({ dataDir: one, listen: everywhere, ...options });
    await expect(starting).rejects.toMatchObject({
      code: 'LISTEN_REFUSED',
      message: expect.not.stringContaining('\n') as unknown,
    });
  });

  it.each<[string, Document]>([
    ['with signing in', { auth }],
    ['when that is asked for', { allowRemoteWithoutAuth: true }],
    ...(hasIPv6 ? [['over IPv6 of this machine', { listen: { host: '::1', port: 0 } }] as [string, Document]] : []),
  ])('is taken %s', async (_what, options) => {
    const running = await startEmbeddedMongo({ dataDir: one, listen: everywhere, durability: 'process', ...options });
    await connected(running.uri('a'));
    await running.stop();
  });
});
