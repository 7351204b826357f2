import sharp from 'sharp';
import { eventually } from '../testing/runs/eventually.js';
import { picture } from '../testing/files/fileParts.js';
import { PDF } from '../testing/files/sampleFiles.js';
import { gql } from '../testing/generated/gql.js';
import { type FileInput } from '../testing/generated/graphql.js';
import { createEvent, setSwitch } from '../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { postForm, signUpload, uploadFile } from '../testing/files/uploads.js';
import { FileModel } from './file.js';

const READ = gql(`query FocalPoint($id: ID!) { file(id: $id) { version focusX focusY } }`);
const UPDATE = gql(`
  mutation SetFocalPoint($id: ID!, $input: FileInput!, $version: Int) {
    updateFile(id: $id, input: $input, version: $version) {
      success message errors { field message } file { version focusX focusY }
    }
  }
`);
const TRAIL = gql(`
  query TrailOfFile($id: ID!) {
    auditEntries(filter: {targetId: $id}) {
      rows { action changes { field before after } }
    }
  }
`);
const REPLACE = gql(`
  mutation ReplacePicture($id: ID!, $input: UploadInput!) {
    replaceFile(id: $id, input: $input) { success message errors { field message } }
  }
`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A wide picture whose left half is red and whose right half is blue. */
const twoColours = (width = 2000, height = 500) => {
  const half = { width: width / 2, height, channels: 3 as const };
  const blue = { create: { ...half, background: '#00f' } };
  const red = sharp({ create: { ...half, width, background: '#f00' } });
  return red.composite([{ input: blue, left: width / 2, top: 0 }]);
};

async function upload(bytes: Buffer, name = 'a.jpg', type = 'image/jpeg') {
  const { file, message } = await uploadFile(api.admin, bytes, { name, type });
  if (!file) throw new Error(message);
  return file;
}
const wide = async () => upload(await twoColours().jpeg().toBuffer());
const focusOf = (id: string) => api.admin.request(READ, { id });
const set = (id: string, input: FileInput, version?: number) => api.admin.request(UPDATE, { id, input, version });

test('a picture has its focal point in the middle until a user sets another one, which is a new version', async () => {
  const { id, version } = await wide();
  expect(await focusOf(id)).toEqual({ version, focusX: 0.5, focusY: 0.5 });
  const { success, file } = await set(id, { focusX: 0.256, focusY: '1' }, version);
  expect([success, file]).toEqual([true, { version: version + 1, focusX: 0.26, focusY: 1 }]);
  await expect(set(id, { focusX: 0 }, version)).rejects.toThrow();
  expect(await focusOf(id)).toEqual({ version: version + 1, focusX: 0.26, focusY: 1 });
  expect((await set(id, { altText: 'Two colours' })).file).toMatchObject({ focusX: 0.26, focusY: 1 });
  expect((await set(id, { focusX: '', focusY: null })).file).toMatchObject({ focusX: 0.5, focusY: 0.5 });
});

test.each([
  [{ focusX: -0.1 }, 'focusX', 'Focal point, from the left must be a number from 0 to 1.'],
  [{ focusX: 1.01 }, 'focusX', 'Focal point, from the left must be a number from 0 to 1.'],
  [{ focusY: 'top' }, 'focusY', 'Focal point, from the top must be a number from 0 to 1.'],
  [{ focusY: '1e-1' }, 'focusY', 'Focal point, from the top must be a number from 0 to 1.'],
  [{ focusY: 70 }, 'focusY', 'Focal point, from the top must be a number from 0 to 1.'],
])('the server refuses the focal point %j on its field, and changes nothing', async (input, field, message) => {
  const { id } = await wide();
  const before = await focusOf(id);
  expect(await set(id, input)).toMatchObject({ success: false, errors: [{ field, message }] });
  expect(await focusOf(id)).toEqual(before);
});

test('only pictures have a focal point', async () => {
  const { id } = await upload(PDF, 'rules.pdf', 'application/pdf');
  const errors = [{ field: 'focusX', message: 'Only images have a focal point.' }];
  expect(await set(id, { focusX: 0.1 })).toMatchObject({ success: false, errors });
  expect(await set(id, { fileName: 'the rules.pdf', focusX: 0.5, focusY: 0.5 })).toMatchObject({ success: true });
});

test('only who may edit files sets a focal point, and the audit trail says from where to where', async () => {
  const { id } = await wide();
  const reader = await api.staff('FILE_DETAILS', 'VIEW_ALL_FILES');
  await expect(reader.request(UPDATE, { id, input: { focusX: 0.1 } })).rejects.toThrow();
  await set(id, { focusY: 0.2 });
  const trail = await api.admin.request(TRAIL, { id });
  expect(trail.rows[0]).toEqual({ action: 'UPDATE', changes: [{ field: 'focusY', before: '0.5', after: '0.2' }] });
});

test('REST returns the focal point where it returns files', async () => {
  const { id } = await wide();
  await set(id, { focusX: 0.25 });
  for (const path of ['/api/file/view', '/api/client/files/list']) {
    const { body } = await api.admin.rest('GET', `${path}?pageSize=100`);
    const rows = body['data'] as Record<string, unknown>[];
    expect(rows.find((row) => row['_id'] === id)).toMatchObject({ focusX: 0.25, focusY: 0.5 });
  }
});

test('a picture that was stored before there were focal points has its own in the middle', async () => {
  const { id } = await wide();
  await FileModel.collection.updateOne({ _id: new FileModel({ _id: id })._id }, { $unset: { focusX: 1, focusY: 1 } });
  expect(await focusOf(id)).toMatchObject({ focusX: 0.5, focusY: 0.5 });
  await set(id, { altText: 'Two colours' });
  const trail = await api.admin.request(TRAIL, { id });
  expect(trail.rows[0]?.changes.map(({ field }) => field)).toEqual(['altText.en']);
});

describe('the crop for those who share a page', () => {
  const addressed = (fileUrl: string, name: string) => `${api.url}${fileUrl.replace(/\/[^/?]*(?=\?)/, `/${name}`)}`;
  const colourAt = async (url: string) => {
    const response = await fetch(url);
    const image = sharp(Buffer.from(await response.arrayBuffer()));
    const { width, height } = await image.metadata();
    const { dominant } = await image.stats();
    const colour = dominant.r > dominant.b ? 'red' : 'blue';
    return { response, rendered: `${width}x${height} ${colour}` };
  };
  const stored = async (id: string) => {
    const keys: string[] = [];
    for await (const { key } of api.services.storage.list(`variants/${id}/`)) keys.push(key.split('/').at(-1) ?? '');
    return keys.sort();
  };

  test('shows the part around the focal point, is cached for ever, and goes when the point is moved', async () => {
    const { id, fileUrl } = await wide();
    await set(id, { focusX: 0 });
    const left = await colourAt(addressed(fileUrl, 'shared-0-50.jpg'));
    expect(left.rendered).toBe('952x500 red');
    expect(left.response.headers.get('cache-control')).toContain('immutable');
    expect(await stored(id)).toEqual(['shared-0-50.jpg']);

    await set(id, { focusX: 1 });
    await eventually(async () => ((await stored(id)).length === 0 ? true : null));
    const right = await colourAt(addressed(fileUrl, 'shared-100-50.jpg'));
    expect(right.rendered).toBe('952x500 blue');
    // A service that has the earlier address is sent the crop of today, to be revalidated.
    const old = await colourAt(addressed(fileUrl, 'shared-0-50.jpg'));
    expect([old.rendered, old.response.headers.get('cache-control')]).toEqual(['952x500 blue', 'public, no-cache']);
    expect(await stored(id)).toEqual(['shared-100-50.jpg']);
  });

  test('is at most 1200 pixels wide, and made of no other names', async () => {
    const { id, fileUrl } = await upload(await twoColours(3000, 1500).png().toBuffer(), 'a.png', 'image/png');
    expect((await colourAt(addressed(fileUrl, 'shared-50-50.jpg'))).rendered).toMatch(/^1200x630 /);
    for (const name of ['shared-50-50.webp', 'shared-50.jpg', 'shared--1-50.jpg'])
      expect([name, (await fetch(addressed(fileUrl, name))).headers.get('content-type')]).toEqual([name, 'image/png']);
    expect(await stored(id)).toEqual(['shared-50-50.jpg']);
    const small = await upload(await picture(590, 590).jpeg().toBuffer());
    expect((await fetch(addressed(small.fileUrl, 'shared-50-50.jpg'))).status).toBe(404);
  });
});

test('content of the same proportions keeps the focal point, other content has it in the middle', async () => {
  const { id, fileUrl } = await wide();
  await set(id, { focusX: 0.1, focusY: 0.9 });
  const replace = async (bytes: Buffer) => {
    const declared = { name: 'b.jpg', type: 'image/jpeg', size: bytes.length };
    const { key, ...form } = await signUpload(api.admin, declared);
    await postForm(api.url, form, bytes, declared);
    await api.admin.request(REPLACE, { id, input: { key, name: declared.name } });
    return focusOf(id);
  };
  expect(await replace(await twoColours(1000, 250).jpeg().toBuffer())).toMatchObject({ focusX: 0.1, focusY: 0.9 });
  expect(await replace(await twoColours(500, 500).jpeg().toBuffer())).toMatchObject({ focusX: 0.5, focusY: 0.5 });
  expect(fileUrl).toContain('?v=1');
});

test('a cached page follows the focal point of its pictures with the next request', async () => {
  const { id } = await wide();
  const event = await createEvent(api.admin, { name: 'Dawn walk', slug: 'dawn-walk', featuredImage: id });
  await setSwitch(api.admin, 'event', 'published', event, true);
  const page = async () => (await fetch(`${api.url}/event/dawn-walk`)).text();
  expect(await page()).toContain('/shared-50-50.jpg?v=1');
  expect(await page()).not.toContain('data-focus-');
  await set(id, { focusX: 0.05, focusY: 1 });
  const after = await page();
  expect(after).toContain('class="picture hero__picture picture--filled" data-focus-x="05" data-focus-y="100"');
  expect(after).toContain('/shared-5-100.jpg?v=1');
  expect(after).not.toMatch(/ style="/);
});
