import { variantUrl, type VariantFormat } from '@polyphony/domain/files/pictures.js';
import sharp from 'sharp';
import { benignFiles } from '../../testing/files/benignFiles.js';
import { eventually } from '../../testing/runs/eventually.js';
import { animation, picture } from '../../testing/files/fileParts.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { postForm, replaceFile, signUpload, uploadFile, type RegisteredFile } from '../../testing/files/uploads.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function upload(bytes: Buffer, name = 'a.jpg', type = 'image/jpeg'): Promise<RegisteredFile> {
  const { file, message } = await uploadFile(api.admin, bytes, { name, type });
  if (!file) throw new Error(message);
  return file;
}

const at = (file: RegisteredFile, width: number, format: VariantFormat) =>
  `${api.url}${variantUrl({ url: file.fileUrl, fileType: file.fileType }, width, format)}`;
const keysOf = async (file: RegisteredFile): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of api.services.storage.list(`variants/${file.id}/`)) keys.push(key);
  return keys.sort();
};
async function pictureAt(url: string) {
  const response = await fetch(url);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
/** Polls until the response has a type: an AVIF exists some time after the first request. */
const untilType = (url: string, type: string): Promise<Response> =>
  eventually(async () => {
    const response = await fetch(url);
    if (response.headers.get('content-type') === type) return response;
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, no-cache');
    return null;
  });

test.each(['webp', 'jpg'] as const)(
  'a picture is served as a %s in one of the widths of the list, immutable for caches',
  async (format) => {
    const file = await upload(await picture(700, 350).jpeg().toBuffer());
    const { response, bytes } = await pictureAt(at(file, 640, format));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': format === 'jpg' ? 'image/jpeg' : 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String(bytes.length),
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 320 });
    const again = await fetch(at(file, 640, format), {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  },
);

test('an AVIF is made after the response, which is a WebP until then', async () => {
  const file = await upload(await picture(330, 200).png().toBuffer(), 'a.png', 'image/png');
  const first = await fetch(at(file, 320, 'avif'));
  expect(first.headers.get('content-type')).toBe('image/webp');
  const response = await untilType(at(file, 320, 'avif'), 'image/avif');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
    format: 'heif',
    width: 320,
  });
});

test('only the listed widths and formats are made, and nothing larger than the original', async () => {
  const file = await upload(await picture(650, 300).jpeg().toBuffer());
  const base = `${api.url}${file.fileUrl.replace(/\/[^/]*$/, '')}`;
  for (const name of [
    '641.webp',
    '0.jpg',
    '00640.webp',
    '960.webp',
    '1920.avif',
    '99999.jpg',
    '640.png',
    '-640.webp',
  ]) {
    const { status } = await fetch(`${base}/${name}?v=1`);
    // Names that are not variant names return the original, whatever the name.
    expect([name, status]).toEqual([
      name,
      /^\d+\.(?:avif|webp|png|jpg)$/.test(name) && name !== '00640.webp' ? 404 : 200,
    ]);
  }
  await Promise.all([1, 2, 3].map((revision) => fetch(`${base}/640.webp?v=${revision}&x=${revision}`)));
  expect(await keysOf(file)).toEqual([`variants/${file.id}/1/640.webp`]);
});

test('concurrent requests share one variant, made once', async () => {
  const file = await upload(await picture(700, 350).jpeg().toBuffer());
  const results = await Promise.all(Array.from({ length: 20 }, () => pictureAt(at(file, 640, 'webp'))));
  expect(new Set(results.map(({ response }) => response.status))).toEqual(new Set([200]));
  expect(new Set(results.map(({ response }) => response.headers.get('etag'))).size).toBe(1);
  expect(await keysOf(file)).toHaveLength(1);
});

test('variants have no metadata, are upright and in sRGB', async () => {
  const bytes = await picture(350, 700)
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 28/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const file = await upload(bytes);
  for (const format of ['webp', 'jpg'] as const) {
    const metadata = await sharp((await pictureAt(at(file, 640, format))).bytes).metadata();
    expect(metadata).toMatchObject({ width: 640, height: 320, space: 'srgb' });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  }
});

test('an SVG and a GIF are served unchanged, at any width of the list', async () => {
  const files = await benignFiles();
  for (const title of ['an SVG', 'an animated GIF']) {
    const sent = files.find((file) => file.title === title);
    if (!sent) throw new Error(title);
    const file = await upload(sent.bytes, sent.name, sent.type);
    const { response } = await pictureAt(at(file, 640, 'webp'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, sent.type]);
    expect((await fetch(at(file, 641, 'webp'))).status).toBe(404);
    expect(await keysOf(file)).toEqual([]);
  }
});

test('a transparent picture stays transparent as a PNG, and is on white as a JPEG', async () => {
  const clear = sharp({ create: { width: 400, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const file = await upload(await clear.png().toBuffer(), 'logo.png', 'image/png');
  const { response, bytes } = await pictureAt(at(file, 320, 'png'));
  expect(response.headers.get('content-type')).toBe('image/png');
  const corner = async (picture: Buffer) => [...(await sharp(picture).raw().toBuffer()).subarray(0, 4)];
  expect((await corner(bytes))[3]).toBe(0);
  expect((await corner((await pictureAt(at(file, 320, 'jpg'))).bytes)).slice(0, 3)).toEqual([255, 255, 255]);
});

test('an animated WebP stays animated', async () => {
  const bytes = await (await animation(3, 400, 200)).webp().toBuffer();
  const file = await upload(bytes, 'a.webp', 'image/webp');
  const variant = await pictureAt(at(file, 320, 'webp'));
  expect(await sharp(variant.bytes).metadata()).toMatchObject({ pages: 3, width: 320 });
  expect((await fetch(at(file, 320, 'avif'))).status).toBe(404);
});

test('variants are deleted with their file', async () => {
  const file = await upload(await picture(350, 200).jpeg().toBuffer());
  await fetch(at(file, 320, 'jpg'));
  expect(await keysOf(file)).toHaveLength(1);
  await api.admin.request('mutation ($id: ID!) { deleteFile(id: $id) { success message } }', { id: file.id });
  expect(await keysOf(file)).toEqual([]);
  expect((await fetch(at(file, 320, 'jpg'))).status).toBe(404);
});

test('variants of replaced content are deleted, and its addresses serve the new content', async () => {
  const file = await upload(await picture(350, 200).jpeg().toBuffer());
  await fetch(at(file, 320, 'jpg'));
  const bytes = await picture(400, 400).png().toBuffer();
  const declared = { name: 'b.png', type: 'image/png', size: bytes.length };
  const { key, ...form } = await signUpload(api.admin, declared);
  await postForm(api.url, form, bytes, declared);
  const replaced = await replaceFile(api.admin, file.id, { ...declared, key, url: form.url });
  expect(replaced.message).toBe('File updated successfully.');
  expect(await keysOf(file)).toEqual([]);
  const old = await pictureAt(at(file, 320, 'jpg'));
  expect(await sharp(old.bytes).metadata()).toMatchObject({ width: 320, height: 320 });
  // The address is that of another revision, so the response must not be cached.
  expect(old.response.headers.get('cache-control')).toBe('public, no-cache');
  expect(await keysOf(file)).toEqual([`variants/${file.id}/2/320.jpg`]);
});

test('other requests get responses while a burst of variants is made', async () => {
  const file = await upload(await picture(2000, 1500).jpeg().toBuffer());
  const widths = [320, 640, 960, 1280, 1920];
  const burst = Promise.all(
    widths.flatMap((width) => (['webp', 'jpg'] as const).map((format) => fetch(at(file, width, format)))),
  );
  let ended = false;
  void burst.finally(() => (ended = true));
  let responseCount = 0;
  for (; !ended; responseCount += 1) expect((await fetch(`${api.url}/health`)).status).toBe(200);
  expect((await burst).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  // If each blocked the process, at most one response would come between two of the ten.
  expect(responseCount).toBeGreaterThan(20);
});
