import { fileAddressesIn } from '@polyphony/domain/richText/richText.js';
import mongoose, { Types } from 'mongoose';
import { picture } from '../testing/files/fileParts.js';
import { PDF, PNG } from '../testing/files/sampleFiles.js';
import { gql } from '../testing/generated/gql.js';
import { createEventCategory } from '../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { uploadFile, type RegisteredFile } from '../testing/files/uploads.js';

let api: TestApi;
let categoryId = '';
beforeAll(async () => {
  api = await startTestApi();
  categoryId = (await createEventCategory(api.admin)).id;
});
afterAll(() => api.close());

async function upload(bytes: Buffer, name: string, type: string): Promise<RegisteredFile> {
  const { file, message } = await uploadFile(api.admin, bytes, { name, type });
  if (!file) throw new Error(message);
  return file;
}
const pdf = (name = 'salaries.pdf') => upload(PDF, name, 'application/pdf');
const statusOf = async (address: string, init: RequestInit = {}) => (await fetch(`${api.url}${address}`, init)).status;

/** The id that would be generated `steps` ids later: the last three bytes are a counter. */
const idAfter = (id: string, steps: number) =>
  id.slice(0, 18) + (Number.parseInt(id.slice(18), 16) + steps).toString(16).padStart(6, '0');

describe('addresses of files', () => {
  test('returns 404 for guessed ids, and serves a document at its full address', async () => {
    const known = await upload(PNG, 'a.png', 'image/png');
    const hidden = await pdf();
    const token = /^\/media\/\w+\/([\w-]+)\//.exec(known.fileUrl)?.[1] ?? '';
    const ids = Array.from({ length: 40 }, (_, step) => idAfter(known.id, step + 1));
    expect([...ids, hidden.id]).toContain(hidden.id);
    for (const id of [...ids, hidden.id]) {
      expect(await statusOf(`/media/${id}/x`)).toBe(404);
      expect(await statusOf(`/media/${id}/${token}/salaries.pdf`)).toBe(404);
    }
    expect(await statusOf(hidden.fileUrl)).toBe(200);
  });

  test.each([
    ['without a token', (file: RegisteredFile) => `/media/${file.id}/a.png?v=1`],
    ['with a part of its token', ({ fileUrl }: RegisteredFile) => fileUrl.replace(/.\/a\.png/, '/a.png')],
    ['with a token of as many characters', ({ id }: RegisteredFile) => `/media/${id}/${'A'.repeat(22)}/a.png?v=1`],
    ['with a longer token', (file: RegisteredFile) => file.fileUrl.replace('/a.png', 'A/a.png')],
    ['with an empty token', ({ id }: RegisteredFile) => `/media/${id}//a.png`],
  ])('returns 404 for a picture and its variants %s', async (_, wrong) => {
    const file = await upload(await picture(400, 300).png().toBuffer(), 'a.png', 'image/png');
    const address = wrong(file);
    expect(await statusOf(address)).toBe(404);
    expect(await statusOf(address, { method: 'HEAD' })).toBe(404);
    expect(await statusOf(address, { headers: { range: 'bytes=0-3' } })).toBe(404);
    expect(await statusOf(address.replace('a.png', '320.webp'))).toBe(404);
    expect(await statusOf(file.fileUrl)).toBe(200);
    expect(await statusOf(file.fileUrl.replace('a.png', '320.webp'))).toBe(200);
  });

  test('gives each file a different token', async () => {
    const [one, two] = [await pdf('one.pdf'), await pdf('two.pdf')];
    expect(api.services.fileAddresses.token(one.id)).not.toBe(api.services.fileAddresses.token(two.id));
    expect(await statusOf(`/media/${two.id}/${api.services.fileAddresses.token(one.id)}/two.pdf`)).toBe(404);
  });
});

describe('rich texts', () => {
  const CREATE = gql(`
    mutation CreateEventWithText($input: EventInput!) {
      createEvent(input: $input) { success errors { field message } event { id } }
    }
  `);
  const UPDATE = gql(`
    mutation UpdateTextOfEvent($id: ID!, $input: EventInput!) {
      updateEvent(id: $id, input: $input) { event { aboutDescription } }
    }
  `);
  const READ = gql(`
    query TextsOfEvent($id: ID!) { event(id: $id) { aboutDescription translations { aboutDescription } } }
  `);
  const create = (aboutDescription: string) => {
    const slug = `event-${new Types.ObjectId().toHexString()}`;
    const input = { name: slug, slug, categoryId, aboutDescription };
    return api.admin.request(CREATE, { input });
  };
  const update = (id: string, aboutDescription: string) =>
    api.admin.request(UPDATE, { id, input: { aboutDescription } });
  const GONE = [{ field: 'aboutDescription', message: 'The text refers to a file that no longer exists.' }];

  test('shows files in a text that was stored before addresses had tokens', async () => {
    const file = await pdf();
    const { event } = await create(`<p><a href="${file.fileUrl}">Prices</a></p>`);
    const before = `<p><a href="/media/${file.id}/salaries.pdf?v=1">Prices</a> /media/${file.id}/</p>`;
    await mongoose
      .model('Event')
      .updateOne({ _id: new Types.ObjectId(event?.id) }, { $set: { aboutDescription: { en: before } } });
    const read = await api.admin.request(READ, { id: event?.id ?? '' });
    const after = `<p><a href="${file.fileUrl}">Prices</a> /media/${file.id}/</p>`;
    expect(read).toEqual({ aboutDescription: after, translations: [{ aboutDescription: after }] });
    // A form opened before the upgrade saves the old addresses.
    expect((await update(event?.id ?? '', before)).event?.aboutDescription).toBe(after);
  });

  test('gives a text of another server, or of another secret, the tokens of this one', async () => {
    const file = await pdf();
    const { event } = await create(`<p><a href="${file.fileUrl}">Prices</a></p>`);
    const other = `<p><img src="https://files.example/media/${file.id}/${'B'.repeat(22)}/640.webp?v=1" alt=""></p>`;
    await mongoose
      .model('Event')
      .updateOne({ _id: new Types.ObjectId(event?.id) }, { $set: { aboutDescription: { en: other } } });
    const { aboutDescription } = await api.admin.request(READ, { id: event?.id ?? '' });
    expect(fileAddressesIn(aboutDescription ?? '')).toEqual([
      { id: file.id, token: api.services.fileAddresses.token(file.id) },
    ]);
    expect(aboutDescription).toBe(other.replace('B'.repeat(22), api.services.fileAddresses.token(file.id)));
  });

  test('refuses a text that names a file by its id alone, as it does for an id of no file', async () => {
    const file = await pdf();
    for (const id of [file.id, new Types.ObjectId().toHexString()]) {
      for (const token of ['', `${'C'.repeat(22)}/`]) {
        const { success, errors } = await create(`<p><a href="/media/${id}/${token}x">Guess</a></p>`);
        expect([success, errors]).toEqual([false, GONE]);
      }
    }
  });
});
