import { INLINE_IMAGE_BYTES, RICH_TEXT_MARKUP_MAX } from '@polyphony/domain/limits.js';
import { kinds } from '@polyphony/domain/kinds/index.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { allowedHtml } from '@polyphony/domain/testing/hostileHtml.js';
import { fileIdsIn } from '@polyphony/domain/richText/richText.js';
import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import sharp from 'sharp';
import { RichTexts } from '../../records/write/richTexts.js';
import { eventStore } from './event.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import { storeOf } from '../../testing/records/records.js';
import { gql } from '../../testing/generated/gql.js';
import { createArabic, createEventCategory } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { uploadFile } from '../../testing/files/uploads.js';

const CREATE = gql(`
  mutation CreateRichEvent($input: EventInput!) {
    createEvent(input: $input) {
      success errors { field message } event { id aboutDescription }
    }
  }
`);
const UPDATE = gql(`
  mutation UpdateRichEvent($id: ID!, $input: EventInput!) {
    updateEvent(id: $id, input: $input) {
      success errors { field message } event { id aboutDescription }
    }
  }
`);
const TRANSLATE = gql(`
  mutation TranslateRichEvent($id: ID!, $input: EventTranslationInput!) {
    translateEvent(id: $id, lang: "ar", input: $input) {
      success errors { field message } event { id aboutDescription }
    }
  }
`);
const DETAILS = gql(`
  query RichEvent($id: ID!) { event(id: $id) { aboutDescription translations { lang aboutDescription } } }
`);
const SIZES = gql(`query SizesOfFile($id: ID!) { file(id: $id) { fileSize width height } }`);

const HOSTILE_INPUT = '<p onclick="attack()">a</p><script>attack()</script><a href="javascript:attack()">b</a>';
const CLEANED = '<p>a</p>b';

let api: TestApi;
let categoryId: string;
let count = 0;

const input = (aboutDescription: string | null) => {
  count += 1;
  return { name: `Rich event ${count}`, slug: `rich-event-${count}`, categoryId, aboutDescription };
};
const create = (html: string) => api.admin.request(CREATE, { input: input(html) });
const createEvent = async (html: string) => {
  const { event, errors } = await create(html);
  if (!event) throw new Error(JSON.stringify(errors));
  return event.id;
};
const stored = async (id: string) =>
  (await eventStore.model.findById(new Types.ObjectId(id)).lean<{ aboutDescription: Record<string, string> }>())
    ?.aboutDescription;

beforeAll(async () => {
  api = await startTestApi();
  categoryId = (await createEventCategory(api.admin)).id;
  await createArabic(api.admin);
});
afterAll(() => api.close());

describe('rich text is cleaned on every way in', () => {
  test('and is stored in the composed form of Unicode, as names are', async () => {
    expect(await stored(await createEvent('<p>Cafe\u0301</p>'))).toEqual({ en: '<p>Caf\u00e9</p>' });
  });

  test('RICH-001..003 when a record is created, updated and translated', async () => {
    const id = await createEvent(HOSTILE_INPUT);
    expect(await stored(id)).toEqual({ en: CLEANED });
    await api.admin.request(UPDATE, { id, input: { aboutDescription: `${HOSTILE_INPUT}2` } });
    const { success, errors } = await api.admin.request(TRANSLATE, {
      id,
      input: { aboutDescription: HOSTILE_INPUT },
    });
    expect({ success, errors }).toEqual({ success: true, errors: [] });
    expect(await stored(id)).toEqual({ en: `${CLEANED}2`, ar: CLEANED });
  });

  test('when it is sent over REST', async () => {
    const { name, slug } = input(null);
    const body = { name, slug, category: categoryId, event_about_description: HOSTILE_INPUT };
    const { status } = await api.admin.rest('POST', '/api/event/create', body);
    const row = await eventStore.model.findOne({ slug }).lean<{ aboutDescription: Record<string, string> }>();
    expect([status, row?.aboutDescription]).toEqual([200, { en: CLEANED }]);
  });

  test('what an editor writes is read back as it was written', async () => {
    const { file } = await uploadFile(api.admin, PNG, { name: 'a.png', type: 'image/png' });
    const id = file?.id ?? '';
    const html = allowedHtml
      .join('')
      .replace(/(?<=\/media\/)[0-9a-f]{24}/g, `${id}/${api.services.fileAddresses.token(id)}`);
    const { event } = await create(html);
    expect(event?.aboutDescription).toBe(html);
  });

  test('a text without anything visible is stored as none', async () => {
    expect((await create('<p><br></p><script>x</script>')).event?.aboutDescription).toBeNull();
  });
});

describe('rich text is cleaned on every way out', () => {
  test('also where it was stored before its field was rich text', async () => {
    const id = await createEvent('<p>a</p>');
    await eventStore.model.updateOne(
      { _id: new Types.ObjectId(id) },
      { $set: { aboutDescription: { en: 'two\nlines <img src=x onerror=attack()>', ar: HOSTILE_INPUT } } },
    );
    const en = 'two\nlines <img src="x">';
    expect(await api.admin.request(DETAILS, { id })).toEqual({
      aboutDescription: en,
      translations: [
        { lang: 'en', aboutDescription: en },
        { lang: 'ar', aboutDescription: CLEANED },
      ],
    });
  });
});

describe('the bounds of a rich text', () => {
  test('EVENT-018 count what a person reads', async () => {
    expect((await create(`<p><strong>${'x'.repeat(2000)}</strong></p>`)).errors).toEqual([]);
    expect((await create(`<p>${'x'.repeat(2001)}</p>`)).errors).toEqual([
      { field: 'aboutDescription', message: 'About description cannot exceed 2000 characters' },
    ]);
  });

  test('too much markup is refused without being read', async () => {
    const html = `x${'<b>'.repeat(RICH_TEXT_MARKUP_MAX)}`;
    expect((await create(html)).errors).toEqual([
      { field: 'aboutDescription', message: messages.tooMuchMarkup('labels.aboutDescription') },
    ]);
    // Reading it would close its elements.
    expect(new RichTexts(eventStore.kind).clean({ aboutDescription: html })).toEqual({ aboutDescription: html });
  });

  test('a record that would be too large for the database is refused on the field', async () => {
    const id = await createEvent('<p>a</p>');
    const _id = new Types.ObjectId(id);
    const huge = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`x${i}`, 'x'.repeat(1_048_000)]));
    await eventStore.model.updateOne({ _id }, { $set: { aboutDescription: { en: '<p>a</p>', ...huge } } });
    const markup = `<p>${'<strong>x</strong>'.repeat(2_000)}</p>`;
    const { success, errors } = await api.admin.request(UPDATE, { id, input: { aboutDescription: markup } });
    expect([success, errors]).toEqual([false, [{ field: 'aboutDescription', message: messages.recordTooLarge }]]);
    // Making it smaller is what one does then.
    await eventStore.model.updateOne({ _id }, { $set: { aboutDescription: { en: '<p>a</p>' } } });
    expect((await api.admin.request(UPDATE, { id, input: { aboutDescription: markup } })).success).toBe(true);
  });
});

describe('pictures within a text are moved to the library', () => {
  const inline = (bytes: Buffer) => `<p>a<img src="data:image/png;base64,${bytes.toString('base64')}" alt="Noise"></p>`;
  /** A picture of noise, which takes about three bytes a point. */
  const noise = (width: number, height: number) =>
    sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
  let small: Buffer;
  let large: Buffer;

  beforeAll(async () => {
    [small, large] = await Promise.all([noise(4, 3), noise(1900, 1800)]);
    expect(large.length).toBeGreaterThan(INLINE_IMAGE_BYTES * 0.95);
    expect(large.length).toBeLessThanOrEqual(INLINE_IMAGE_BYTES);
  });

  const fileOf = (html: string | null | undefined) => {
    const [id = ''] = fileIdsIn(html ?? '');
    return api.admin.request(SIZES, { id });
  };

  test('become files when they are saved, one for each picture that is repeated', async () => {
    const { event, errors } = await create(inline(small) + inline(small));
    expect(errors).toEqual([]);
    const [src] = /\/media\/[^"]+/.exec(event?.aboutDescription ?? '') ?? [];
    expect(event?.aboutDescription).toBe(`<p>a<img src="${src}" alt="Noise"></p>`.repeat(2));
    expect(await fileOf(event?.aboutDescription)).toEqual({ fileSize: small.length, width: 4, height: 3 });
  });

  test('RICH-019 may have up to 10 MB, by GraphQL and REST', async () => {
    const { event } = await create(inline(large));
    expect(await fileOf(event?.aboutDescription)).toMatchObject({ fileSize: large.length, width: 1900 });
    const { name, slug } = input(null);
    const body = { name, slug, category: categoryId, event_about_description: inline(large) };
    const { status } = await api.admin.rest('POST', '/api/event/create', body);
    const row = await eventStore.model.findOne({ slug }).lean<{ aboutDescription: Record<string, string> }>();
    expect([status, await fileOf(row?.aboutDescription['en'])]).toMatchObject([200, { fileSize: large.length }]);
  });

  test('become files when a translation is saved', async () => {
    const id = await createEvent('<p>a</p>');
    const { event } = await api.admin.request(TRANSLATE, { id, input: { aboutDescription: inline(small) } });
    expect(event).not.toBeNull();
    expect(fileIdsIn((await stored(id))?.['ar'] ?? '')).toHaveLength(1);
  });

  const files = () => storeOf(kinds.file).model.countDocuments();
  const UNKNOWN = '65f0c0ffee0c0ffee0c0ffee';

  test.each<[string, string, (usedSlug: string) => object]>([
    ['a slug that another event uses', 'slug', (usedSlug) => ({ slug: usedSlug })],
    ['a picture that is not in the library', 'aboutImage', () => ({ aboutImage: UNKNOWN })],
  ])('leave no file behind when the write is refused for %s', async (_, field, change) => {
    const other = input(null);
    await api.admin.request(CREATE, { input: other });
    const id = await createEvent('<p>a</p>');
    const before = await files();
    const values = { ...input(inline(await noise(5, 4))), ...change(other.slug) };
    for (const written of [
      await api.admin.request(CREATE, { input: values }),
      await api.admin.request(UPDATE, { id, input: values }),
    ]) {
      expect([written.success, written.errors.map((error) => error.field)]).toEqual([false, [field]]);
    }
    expect(await files()).toBe(before);
  });

  test('become one file when the write is worked out again, because the record was written at the same moment', async () => {
    const id = await createEvent('<p>a</p>');
    const before = await files();
    const { fileLibrary } = api.services;
    const checkFile = fileLibrary.checkFile.bind(fileLibrary);
    fileLibrary.checkFile = async (...args) => {
      const checked = await checkFile(...args);
      if ('refusal' in checked) return checked;
      const add = async () => {
        const added = await checked.add();
        await eventStore.model.updateOne({ _id: new Types.ObjectId(id) }, { $inc: { version: 1 } });
        return added;
      };
      return { add };
    };
    try {
      const written = await api.admin.request(UPDATE, { id, input: { aboutDescription: inline(small) } });
      expect([written.success, await files()]).toEqual([true, before + 1]);
    } finally {
      fileLibrary.checkFile = checkFile;
    }
  });

  test('what is no picture is refused on the field, and no picture beside it is added', async () => {
    const before = await files();
    // The first one is: it is not left behind.
    const { success, errors } = await create(inline(await noise(6, 5)) + inline(Buffer.from('no picture at all')));
    expect([success, errors.map(({ field }) => field)]).toEqual([false, ['aboutDescription']]);
    expect(await files()).toBe(before);
  });

  test('who may not add files is refused on the field, and sends no large body', async () => {
    const staff = await api.staff('ADD_EVENT', 'EDIT_EVENT');
    const { errors } = await staff.request(CREATE, { input: input(inline(small)) });
    expect(errors).toEqual([{ field: 'aboutDescription', message: messages.imageNeedsPermission }]);
    const response = await staff.graphql(CREATE, { input: input(inline(large)) });
    expect([response.status, response.errors[0]?.message]).toEqual([413, messages.requestTooLarge]);
  });

  test('a large body is accepted for such texts alone', async () => {
    const category = 'mutation ($input: EventCategoryInput!) { createEventCategory(input: $input) { success } }';
    const sent = { input: { name: 'x', description: 'x'.repeat(2_000_000) } };
    expect((await api.admin.graphql(category, sent)).status).toBe(413);
    expect((await api.admin.rest('POST', '/api/event/category/create', sent.input)).status).toBe(413);
    expect((await api.visitor.graphql(CREATE, { input: input(inline(large)) })).status).toBe(413);
  });
});
