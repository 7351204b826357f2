import { Types } from 'mongoose';
import sharp from 'sharp';
import { bookableEvent } from '../testing/records/bookings.js';
import { picture } from '../testing/files/fileParts.js';
import { JPEG, PDF, PNG } from '../testing/files/sampleFiles.js';
import { NO_S3, testS3 } from '../testing/services/s3Server.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { gql } from '../testing/generated/gql.js';
import type { TestClient } from '../testing/clients/testClient.js';
import {
  EVERYTHING_MS,
  postForm,
  registerUpload,
  replaceFile,
  signUpload,
  uploadFile,
  type SignedUploadResponse,
} from '../testing/files/uploads.js';
import type { Services } from '../services.js';
import { FileModel } from './file.js';
import { uploadedAs } from './fileStore.js';
import { PendingUploadModel } from './pendingUpload.js';
import { sweep } from './sweep.js';

/** Uploads from the signed form to the file record, on both storages. */

const keysOf = async ({ storage }: Services, prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
};
/** The maximum size in the policy of a form, of either storage. */
function mostBytesOf(fields: SignedUploadResponse['fields']): unknown {
  const policy = fields.find(({ name }) => name.toLowerCase() === 'policy')?.value ?? '';
  const { maxBytes, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString()) as {
    maxBytes?: number;
    conditions?: unknown[];
  };
  const range = conditions?.find((condition) => Array.isArray(condition) && condition[0] === 'content-length-range');
  return maxBytes ?? (range as unknown[] | undefined)?.[2];
}
const PICTURE = { name: 'a.png', type: 'image/png' };

describe.each([
  ['the disk', () => ({})],
  ['a real S3', testS3],
] as const)('on %s', (_, settings) => {
  const environment = settings();
  if (!environment) {
    test.skip(NO_S3, () => undefined);
    return;
  }
  let api: TestApi;
  const keysIn = (prefix: string) => keysOf(api.services, prefix);
  beforeAll(async () => {
    api = await startTestApi(environment);
  });
  afterAll(() => api.close());

  const register = (key: string, client: TestClient = api.admin, input: object = {}) =>
    registerUpload(client, { key, ...input });
  const posted = async (bytes: Buffer, file = PICTURE, client = api.admin) => {
    const upload = await signUpload(client, { ...file, size: bytes.length });
    expect((await postForm(client.url, upload, bytes, file)).status).toBe(204);
    return upload.key;
  };

  test('FILES-001..006, FILES-008..015 an upload becomes a file with its detected properties', async () => {
    const { success, message, file } = await uploadFile(api.admin, PNG, {
      name: 'lake at dawn.png',
      type: 'image/png',
    });
    expect({ success, message }).toEqual({ success: true, message: 'File created successfully.' });
    expect(file).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      version: 1,
      fileName: 'lake at dawn.png',
      fileS3Key: expect.stringMatching(/^files\/lake-at-dawn\.png-\d{13}-\w+$/),
      fileType: 'image/png',
      fileKind: 'IMAGES',
      fileSize: PNG.length,
      fileUrl: `/media/${file?.id}/${api.services.fileAddresses.token(file?.id ?? '')}/lake%20at%20dawn.png?v=1`,
    });
    expect(await keysIn('uploads/')).toEqual([]);
    const response = await fetch(`${api.url}${file?.fileUrl}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await response.arrayBuffer()).equals(PNG)).toBe(true);
  });

  test('FILES-019 a form allows 500 MB unless the environment sets a size', async () => {
    const { fields } = await signUpload(api.admin, { ...PICTURE, size: 10 });
    expect(mostBytesOf(fields)).toBe(524_288_000);
  });

  test('FILES-017 two uploads of one name have two keys, each of the name and the time', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => signUpload(api.admin, { ...PICTURE, size: 10 })));
    expect(one?.key).not.toBe(two?.key);
    for (const upload of [one, two]) expect(upload?.key).toMatch(/^uploads\/a\.png-\d{13}-/);
  });

  test('registering again, even five times concurrently, returns the same file', async () => {
    const key = await posted(PNG);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => register(key)));
    outcomes.push(await register(key));
    expect(new Set(outcomes.map(({ file }) => file?.id)).size).toBe(1);
    expect(outcomes.every(({ success }) => success)).toBe(true);
    expect(await FileModel.countDocuments({ uploadKey: key })).toBe(1);
    const stored = await keysIn('files/');
    expect(stored).toHaveLength(await FileModel.countDocuments({}));
  });

  test('an upload that became one file replaces no other, and a replacement that is sent again is the same', async () => {
    const replace = (id: string | undefined, key: string, client = api.admin) => replaceFile(client, id ?? '', { key });
    const { file: one } = await register(await posted(PNG));
    const key = await posted(PNG);
    await register(key);
    const unknown = 'This upload is unknown or has expired. Please upload the file again.';
    expect(await replace(one?.id, key)).toMatchObject({ success: false, errors: [{ field: 'key', message: unknown }] });

    const editor = await api.staff('ADD_FILE');
    const again = await posted(PNG, PICTURE, editor);
    const first = await replace(one?.id, again, editor);
    expect(first).toMatchObject({ success: true, file: { id: one?.id } });
    expect(await replace(one?.id, again, editor)).toEqual(first);
  });

  test('type, size and owner come from the server, not from the client', async () => {
    const key = await posted(JPEG, { name: 'photo.jpg', type: 'image/jpeg' });
    const { file } = await register(key, api.admin, { type: 'text/html', size: 7, url: 'https://evil.example/' });
    expect(file).toMatchObject({ fileType: 'image/jpeg', fileSize: JPEG.length, fileKind: 'IMAGES' });
    const wrong = await posted(PDF, { name: 'photo.png', type: 'image/png' });
    expect(await register(wrong)).toMatchObject({ success: false, file: null });
    expect(await keysIn('uploads/')).not.toContain(wrong);
  });

  test('a photograph is stored without its GPS position and author, at registration and replacement', async () => {
    const photograph = await picture(60, 40)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Jane Secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 28/1 0/1' } })
      .withIccProfile('p3')
      .toBuffer();
    const as = { name: 'a.jpg', type: 'image/jpeg' };
    const { file } = await uploadFile(api.admin, photograph, as);
    const replaced = await replaceFile(api.admin, file?.id ?? '', { key: await posted(photograph, as) });
    for (const { fileSize, fileUrl } of [file, replaced.file].flatMap((each) => each ?? [])) {
      const bytes = Buffer.from(await (await fetch(`${api.url}${fileUrl}`)).arrayBuffer());
      const { exif, icc, width } = await sharp(bytes).metadata();
      expect([exif, icc?.length, width, bytes.includes('Secret')]).toEqual([undefined, expect.any(Number), 60, false]);
      expect([fileSize, bytes.length < photograph.length]).toEqual([bytes.length, true]);
    }
    expect(replaced.success).toBe(true);
    expect(await keysIn('uploads/')).toEqual([]);
  });

  test('a key is accepted only as it was signed, for its user, and within the hour (SPEC-D128)', async () => {
    const other = await api.staff('ADD_FILE');
    const key = await posted(PNG);
    const refused = 'This upload is unknown or has expired. Please upload the file again.';
    for (const [requestedKey, client] of [
      [key, other],
      ['uploads/never-signed', api.admin],
      [`../${key}`, api.admin],
      ['files/a.png', api.admin],
    ] as const) {
      const outcome = await register(requestedKey, client);
      expect(outcome.errors).toMatchObject([{ field: 'key', message: refused }]);
    }
    await PendingUploadModel.updateOne({ _id: key }, { $set: { createdAt: new Date(Date.now() - 3_601_000) } });
    expect((await register(key)).errors[0]?.message).toBe(refused);
    const { key: unsent } = await signUpload(api.admin, { ...PICTURE, size: 10 });
    expect((await register(unsent)).errors[0]?.message).toBe('The file was not received. Please upload it again.');
  });

  test('a form that is still valid cannot change the file registered with it', async () => {
    const upload = await signUpload(api.admin, { ...PICTURE, size: PNG.length });
    await postForm(api.url, upload, PNG, PICTURE);
    const { file } = await register(upload.key);
    await postForm(api.url, upload, Buffer.from('<script>attack()</script>'), PICTURE);
    const response = await fetch(`${api.url}${file?.fileUrl}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(PNG)).toBe(true);
    expect((await register(upload.key)).file?.id).toBe(file?.id);
  });

  test('the sweep removes the remains of interrupted uploads, and nothing else', async () => {
    const retained = await uploadFile(api.admin, PNG, PICTURE);
    const before = await FileModel.countDocuments({});
    const abandoned = await posted(PNG);
    await api.services.storage.write('files/without-a-record', Buffer.from('x'), 'image/png');
    await api.services.storage.write(`variants/${retained.file?.id}/1/100.webp`, Buffer.from('x'), 'image/webp');
    await api.services.storage.write(
      `variants/${new Types.ObjectId().toHexString()}/1/100.webp`,
      Buffer.from('x'),
      'image/webp',
    );
    expect(await sweep(api.services)).toEqual({ objects: 0, uploads: 0 });
    expect(await keysIn('uploads/')).toContain(abandoned);
    expect((await sweep(api.services, EVERYTHING_MS)).objects).toBeGreaterThanOrEqual(3);
    expect(await keysIn('uploads/')).toEqual([]);
    expect(await keysIn('variants/')).toEqual([`variants/${retained.file?.id}/1/100.webp`]);
    expect(await PendingUploadModel.countDocuments({})).toBe(0);
    const rows = await FileModel.find({}, { fileS3Key: 1 }).lean();
    expect((await keysIn('files/')).sort()).toEqual(rows.map((row) => String(row['fileS3Key'])).sort());
    expect(rows).toHaveLength(before);
  });

  test('a file is found by its upload with the index', async () => {
    const { queryPlanner } = await FileModel.collection.find(uploadedAs('uploads/a.png')).explain('queryPlanner');
    expect(JSON.stringify(queryPlanner)).toContain('"uploadKey_1"');
  });

  test('a replaced file keeps its id and gets a new address', async () => {
    const { file } = await uploadFile(api.admin, PNG, PICTURE);
    const replace = async (bytes: Buffer, as: typeof PICTURE) =>
      replaceFile(api.admin, file?.id ?? '', { key: await posted(bytes, as) });
    const outcome = await replace(JPEG, { name: 'b.jpg', type: 'image/jpeg' });
    expect(outcome).toMatchObject({
      success: true,
      file: {
        id: file?.id,
        fileName: 'b.jpg',
        fileType: 'image/jpeg',
        fileUrl: `/media/${file?.id}/${api.services.fileAddresses.token(file?.id ?? '')}/b.jpg?v=2`,
      },
    });
    expect(await keysIn('files/')).not.toContain(file?.fileS3Key);
    expect(await replace(PDF, { name: 'c.pdf', type: 'application/pdf' })).toMatchObject({
      success: false,
      message: 'A file can only be replaced by one of the same kind.',
    });
    expect(await keysIn('files/')).toHaveLength(await FileModel.countDocuments({}));
  });
});

describe('asking for forms', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());
  const SIGN = gql(`
    mutation SignFiles($files: [UploadToSign!]!) {
      signUploads(files: $files) { success message errors { field message } uploads { key } }
    }
  `);
  const sign = (...files: { name: string; type: string; size: number }[]) => api.admin.request(SIGN, { files });
  const MB = 1024 * 1024;

  test.each([
    ['FILES-025', 'a.png', 'image/png', 10],
    ['FILES-025, SPEC-D124, ADR-0027', 'a.svg', 'image/svg+xml', 1],
    ['FILES-026', 'a.mp4', 'video/mp4', 50],
    ['FILES-027', 'a.pdf', 'application/pdf', 20],
    ['FILES-028', 'a.zip', 'application/zip', 100],
  ])('%s %s can have just its limit', async (_, name, type, megabytes) => {
    expect(await sign({ name, type, size: megabytes * MB })).toMatchObject({ success: true });
    expect((await sign({ name, type, size: megabytes * MB + 1 })).errors).toContainEqual({
      field: 'files.0.size',
      message: `File size exceeds the maximum limit of ${megabytes}MB`,
    });
  });

  test('FILES-022, FILES-023 ten files, and 100 MB together', async () => {
    const one = { name: 'a.zip', type: 'application/zip', size: 10 * MB };
    expect((await sign(...Array.from({ length: 10 }, () => one))).uploads).toHaveLength(10);
    const eleven = await sign(...Array.from({ length: 11 }, () => ({ ...one, size: 1 })));
    expect(eleven.errors[0]?.message).toBe('You can upload 10 files at a time.');
    const heavy = await sign({ ...one, size: 60 * MB }, { ...one, size: 41 * MB });
    expect(heavy.errors[0]?.message).toBe('Uploads are limited to 100 MB in total.');
  });

  test.each([
    ['none', 0, 'The file is empty.'],
    ['less than none', -1, 'The file is empty.'],
  ])('a file of %s bytes is refused', async (_, size, message) => {
    expect((await sign({ name: 'a', type: '', size })).errors[0]?.message).toBe(message);
  });
});

describe('with a size and a base address in the environment', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ UPLOAD_MAX_MB: '3', FILES_BASE_URL: 'https://cdn.example/' });
  });
  afterAll(() => api.close());

  test('FILES-019 a form allows that size', async () => {
    const { fields } = await signUpload(api.admin, { ...PICTURE, size: 10 });
    expect(mostBytesOf(fields)).toBe(3 * 1024 * 1024);
  });

  test('FILES-058 a page loads a picture from that address joined with its file URL', async () => {
    const { file } = await uploadFile(api.admin, PNG, PICTURE);
    const { eventId } = await bookableEvent(api, { featuredImage: file?.id, slug: 'pictured' });
    expect(
      await api.visitor.request('query ($id: ID) { publishedFile(id: $id) { fileUrl url } }', { id: file?.id }),
    ).toEqual({
      fileUrl: file?.fileUrl,
      url: `https://cdn.example${file?.fileUrl}`,
    });
    expect(eventId).toBeTruthy();
    const page = await (await fetch(`${api.url}/event/pictured`)).text();
    const sources = [...page.matchAll(/<img [^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source);
    expect(sources).toContainEqual(expect.stringContaining(`https://cdn.example/media/${file?.id}/`));
  });
});
