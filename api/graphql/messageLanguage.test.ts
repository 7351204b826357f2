import { messages } from '@polyphony/domain/messages/messages.js';
import { inEnglish, renderMessage } from '@polyphony/domain/messages/languages.js';
import { createArabic } from '../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

const inArabic = (message: Parameters<typeof inEnglish>[0]) => renderMessage(message, 'ar');
const ARABIC = { cookie: 'language=ar' };
const UNKNOWN_ID = '65f0c0ffee0c0ffee0c0ffee';
const CREATE = `mutation { createEventCategory(input: { name: "", slug: "x" }) { success message errors { field message } } }`;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
});
afterAll(() => api.close());

describe('messages', () => {
  test('of a field are in the language of the request, by default English', async () => {
    const required = messages.required('labels.categoryName');
    for (const [headers, text] of [
      [{}, inEnglish(required)],
      [ARABIC, inArabic(required)],
      [{ cookie: 'language=xx' }, inEnglish(required)],
    ] as const) {
      const { data } = await api.admin.graphql(CREATE, {}, headers);
      expect(data).toEqual({
        createEventCategory: { success: false, message: text, errors: [{ field: 'name', message: text }] },
      });
    }
  });

  test('of an error are in the language of the request', async () => {
    const query = `{ eventCategory(id: "${UNKNOWN_ID}") { id } }`;
    const requestMessages = async (headers: Record<string, string>) =>
      (await api.admin.graphql(query, {}, headers)).errors?.map(({ message }) => message);
    expect(await requestMessages({})).toEqual([inEnglish(messages.notFound('labels.category'))]);
    expect(await requestMessages(ARABIC)).toEqual([inArabic(messages.notFound('labels.category'))]);
  });

  test('of a request that is refused before it is read are in its language', async () => {
    const { errors } = await api.visitor.graphqlRaw('{', ARABIC);
    expect(errors?.[0]?.message).toBe(inArabic(messages.malformedRequest));
  });

  test('over REST are the literal English ones whatever the cookie, unless ?lang= requests another language', async () => {
    const create = async (search: string) =>
      (await api.admin.rest('POST', `/api/event/category/create${search}`, { slug: 'x' }, ARABIC)).body;
    const english = await create('');
    expect(english).toMatchObject({ success: false });
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Arabic}/u);
    const arabic = await create('?lang=ar');
    expect(arabic).toMatchObject({ success: false });
    expect(arabic['message']).toMatch(/\p{Script=Arabic}/u);
  });
});
