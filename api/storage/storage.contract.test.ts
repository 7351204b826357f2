import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { eventually } from '../testing/runs/eventually.js';
import { NO_S3, testS3 } from '../testing/services/s3Server.js';
import { diskHandler } from './diskHandler.js';
import { DiskStorage } from './diskStorage.js';
import { S3Storage } from './s3Storage.js';
import { policyFields } from './signing.js';
import { ObjectChanged, ObjectMissing, type SignedForm, type Storage } from './storage.js';

/** The contract of both storages, tested with forms as a browser posts them. */

interface Place {
  readonly storage: Storage;
  /** Base of relative form addresses. */
  readonly base: string;
  /** A form as if it had been signed eleven minutes ago. */
  readonly expired: (upload: Parameters<Storage['signPost']>[0]) => Promise<SignedForm>;
  readonly close: () => Promise<void>;
}

const SECRET = 'a secret of the tests of the storage';

async function diskPlace(): Promise<Place & { readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'polyphony-storage-'));
  const storage = new DiskStorage(folder, { url: '/storage', secret: SECRET });
  const handle = diskHandler(storage);
  const server: Server = createServer((req, res) => void handle(req, res).catch(() => res.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    folder,
    storage,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    expired: async (upload) => {
      const expiresAt = new Date(Date.now() - 60_000);
      return { url: '/storage', fields: policyFields(upload, expiresAt, SECRET), expiresAt };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

/** The form with its policy changed and signed again, to make it old enough. */
function resigned({ url, fields }: SignedForm, secret: string, change: (policy: { expiration: string }) => void) {
  const policy = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as { expiration: string };
  change(policy);
  const Policy = Buffer.from(JSON.stringify(policy)).toString('base64');
  const [, day = '', region = '', service = '', last = ''] = (fields['X-Amz-Credential'] ?? '').split('/');
  const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
  const key = [day, region, service, last].reduce<Buffer | string>(
    (derivedKey, part) => hmac(derivedKey, part),
    `AWS4${secret}`,
  );
  const signature = createHmac('sha256', key).update(Policy).digest('hex');
  return { url, fields: { ...fields, Policy, 'X-Amz-Signature': signature }, expiresAt: new Date() };
}

function s3Place(): Promise<Place> {
  const settings = testS3();
  if (!settings) throw new Error(NO_S3);
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_FOLDER } = settings;
  const secretAccessKey = S3_SECRET_ACCESS_KEY ?? '';
  const storage = new S3Storage({
    bucket: S3_BUCKET ?? '',
    region: S3_REGION ?? '',
    endpoint: S3_ENDPOINT,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey },
    prefix: `${S3_FOLDER}/`,
  });
  return Promise.resolve({
    storage,
    base: S3_ENDPOINT ?? '',
    expired: async (upload) =>
      resigned(await storage.signPost(upload), secretAccessKey, (policy) => {
        policy.expiration = new Date(Date.now() - 60_000).toISOString();
      }),
    close: async () => {
      for await (const { key } of storage.list('')) await storage.remove(key);
      storage.close();
    },
  });
}

const places: readonly (readonly [string, () => Promise<Place>])[] = [
  ['the disk', diskPlace],
  ['a real S3', s3Place],
];

const PNG = 'image/png';
const bytesOf = async (stream: Readable) => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

describe.each(places)('on %s', (name, open) => {
  if (name === 'a real S3' && !testS3()) {
    test.skip(NO_S3, () => undefined);
    return;
  }
  let place: Place;
  let count = 0;
  beforeAll(async () => {
    place = await open();
  });
  afterAll(() => place.close());

  const newKey = () => `uploads/a.png-${Date.now()}-${(count += 1)}`;
  const sign = (key = newKey(), maxBytes = 1000) => place.storage.signPost({ key, contentType: PNG, maxBytes });

  /** Posts a file like a browser: the fields of the form, then the file. */
  const post = (
    { url, fields }: Pick<SignedForm, 'url' | 'fields'>,
    bytes: string | Blob,
    { type = PNG, name: fileName = 'a.png' } = {},
  ) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', bytes instanceof Blob ? bytes : new Blob([bytes], { type }), fileName);
    return fetch(new URL(url, place.base), { method: 'POST', body: form });
  };
  const refusal = async (pending: Promise<Response>) => {
    const response = await pending;
    return [response.status, /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1]];
  };

  test('FILES-016 a form that a browser posts is accepted, and the object is what was sent', async () => {
    const key = newKey();
    const form = await sign(key);
    expect(form.fields['key']).toContain(key);
    expect((await post(form, 'the bytes of a picture')).status).toBe(204);
    const object = await place.storage.head(key);
    expect(object).toEqual({ size: 22, etag: expect.any(String), modified: expect.anything() });
    expect(await bytesOf(await place.storage.read(key))).toBe('the bytes of a picture');
    expect(await bytesOf(await place.storage.read(key, { start: 4, end: 8 }))).toBe('bytes');
  });

  test('FILES-018 a form is dead after 600 seconds', async () => {
    const before = Date.now();
    const { expiresAt, fields } = await sign();
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + 600_000);
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 600_000);
    const policy = Object.entries(fields).find(([field]) => field.toLowerCase() === 'policy')?.[1] ?? '';
    const { expiration, expires } = JSON.parse(Buffer.from(policy, 'base64').toString()) as Record<string, string>;
    expect(Math.abs(new Date(expiration ?? expires ?? '').getTime() - expiresAt.getTime())).toBeLessThan(60_000);
    const key = newKey();
    const dead = await place.expired({ key, contentType: PNG, maxBytes: 1000 });
    expect((await refusal(post(dead, 'late')))[0]).toBe(403);
    expect(await place.storage.head(key)).toBeNull();
  });

  test('FILES-019 as many bytes as are allowed are accepted, one more and none are not', async () => {
    const [fits, large, empty] = [newKey(), newKey(), newKey()];
    expect((await post(await sign(fits, 1000), 'x'.repeat(1000))).status).toBe(204);
    expect(await refusal(post(await sign(large, 1000), 'x'.repeat(1001)))).toEqual([400, 'EntityTooLarge']);
    expect(await refusal(post(await sign(empty, 1000), ''))).toEqual([400, 'EntityTooSmall']);
    expect(await place.storage.head(large)).toBeNull();
    expect(await place.storage.head(empty)).toBeNull();
  });

  test('a body far larger than allowed is refused while it is received', async () => {
    const key = newKey();
    const huge = new Blob(Array.from({ length: 20 }, () => new Uint8Array(1024 * 1024)));
    const outcome = await refusal(post(await sign(key, 1000), huge)).catch(() => 'cut off');
    expect([[400, 'EntityTooLarge'], 'cut off']).toContainEqual(outcome);
    expect(await place.storage.head(key)).toBeNull();
  });

  test.each([
    ['another key', (key: string) => ({ key: `${key}.html` })],
    ['a key above', () => ({ key: '../../outside.png' })],
    ['another type', () => ({ 'Content-Type': 'text/html' })],
  ])('%s than was signed is refused', async (_, change) => {
    const key = newKey();
    const form = await sign(key);
    const changed = { ...form, fields: { ...form.fields, ...change(form.fields['key'] ?? '') } };
    expect((await refusal(post(changed, 'bytes')))[0]).toBe(403);
    expect(await place.storage.head(key)).toBeNull();
  });

  test.each([['Policy'], ['signature'], ['X-Amz-Signature'], ['policy']])(
    'a form with a changed %s is refused',
    async (field) => {
      const key = newKey();
      const form = await sign(key);
      const value = form.fields[field];
      if (value === undefined) return;
      const other = value.startsWith('A') ? 'B' : 'A';
      const changed = { ...form, fields: { ...form.fields, [field]: other + value.slice(1) } };
      expect([400, 403]).toContain((await refusal(post(changed, 'bytes')))[0]);
      expect(await place.storage.head(key)).toBeNull();
    },
  );

  test('a form with a missing or an additional field is refused', async () => {
    const form = await sign();
    const { 'Content-Type': type, ...without } = form.fields;
    expect(type).toBe(PNG);
    expect((await refusal(post({ ...form, fields: without }, 'bytes')))[0]).toBe(403);
    const more = { ...form.fields, success_action_redirect: 'https://evil.example/' };
    expect((await refusal(post({ ...form, fields: more }, 'bytes')))[0]).toBe(403);
  });

  test('an object is copied only while its etag is unchanged', async () => {
    const [key, other] = [newKey(), newKey()];
    const form = await sign(key);
    await post(form, 'looked at');
    const etag = (await place.storage.head(key))?.etag ?? '';
    await place.storage.copy(key, `files/${key.slice(8)}`, { etag, contentType: PNG });
    expect(await bytesOf(await place.storage.read(`files/${key.slice(8)}`))).toBe('looked at');
    // The form is still valid, and the same key is overwritten.
    expect((await post(form, 'not so.. ')).status).toBe(204);
    await expect(place.storage.copy(key, 'files/never', { etag, contentType: PNG })).rejects.toThrow(ObjectChanged);
    await expect(place.storage.copy(other, 'files/never', { etag, contentType: PNG })).rejects.toThrow(ObjectMissing);
    expect(await place.storage.head('files/never')).toBeNull();
  });

  test('objects are written, listed by folder and removed; a missing one is reported', async () => {
    await place.storage.write('variants/1/a.webp', Buffer.from('one'), 'image/webp');
    await place.storage.write('variants/2/b.webp', Buffer.from('two'), 'image/webp');
    const listed = async (prefix: string) => {
      const keys: string[] = [];
      for await (const { key } of place.storage.list(prefix)) keys.push(key);
      return keys.sort();
    };
    expect(await listed('variants/')).toEqual(['variants/1/a.webp', 'variants/2/b.webp']);
    expect(await listed('variants/2/')).toEqual(['variants/2/b.webp']);
    expect(await listed('nothing/')).toEqual([]);
    await place.storage.remove('variants/1/a.webp');
    await place.storage.remove('variants/1/a.webp');
    expect(await listed('variants/')).toEqual(['variants/2/b.webp']);
    await expect(place.storage.read('variants/1/a.webp')).rejects.toThrow(ObjectMissing);
  });

  test('a signed address downloads the object under its name; a changed one does not', async () => {
    await place.storage.write('files/report', Buffer.from('%PDF-'), 'application/pdf');
    const address = await place.storage.signGet('files/report', {
      fileName: 'تقرير "1".pdf',
      contentType: 'application/pdf',
    });
    const response = await fetch(new URL(address, place.base));
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([
      200,
      '%PDF-',
      'application/pdf',
    ]);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="_+ _1_.pdf"; filename\*=UTF-8''%/,
    );
    const forged = address.replace(
      /(signature=)(.)/i,
      (_all, name: string, first: string) => name + (first === 'a' ? 'b' : 'a'),
    );
    expect((await fetch(new URL(forged, place.base))).status).toBe(403);
  });
});

describe('on the disk alone', () => {
  let place: Awaited<ReturnType<typeof diskPlace>>;
  beforeAll(async () => {
    place = await diskPlace();
  });
  afterAll(() => place.close());

  test.each(['../a', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a/.b', 'a\\b', 'a\u0000b', ''])(
    'a key %j leads nowhere',
    async (key) => {
      await expect(place.storage.write(key, Buffer.from('x'), PNG)).rejects.toThrow('Invalid key');
      await expect(place.storage.read(key)).rejects.toThrow('Invalid key');
      expect(await readdir(join(place.folder, '.incoming')).catch(() => [])).toEqual([]);
    },
  );

  test('an interrupted upload leaves nothing behind', async () => {
    const form = await place.storage.signPost({ key: 'uploads/cut', contentType: PNG, maxBytes: 1_000_000 });
    const head = Object.entries(form.fields)
      .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('');
    const body = `${head}--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(5000)}`;
    const sending = request(new URL(form.url, place.base), {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    sending.on('error', () => undefined);
    sending.write(body);
    const incoming = join(place.folder, '.incoming');
    const arriving = async () => (await readdir(incoming).catch(() => [])).length;
    await eventually(async () => (await arriving()) > 0);
    sending.destroy();
    await eventually(async () => (await arriving()) === 0);
    expect(await place.storage.head('uploads/cut')).toBeNull();
  });

  test('bodies other than forms are refused, and so are other methods', async () => {
    const url = new URL('/storage', place.base);
    const outcomes = await Promise.all([
      fetch(url, { method: 'POST', body: 'x' }),
      fetch(url, { method: 'POST', body: new FormData() }),
      fetch(url, { method: 'PUT', body: 'x' }),
      fetch(url),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([400, 400, 405, 403]);
  });
});
