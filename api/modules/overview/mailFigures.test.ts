import { MailModel } from '../../platform/mail/queuedMail.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const DAY_MS = 86_400_000;
const failed = (client: TestClient, since = new Date(Date.now() - DAY_MS)) =>
  client.request(gql(`query FailedMailCount($since: DateTime!) { failedMailCount(since: $since) }`), {
    since: since.toISOString(),
  });

/** Stores a mail that ended some days ago. */
const store = (state: 'sent' | 'failed', days: number) =>
  MailModel.create({
    _id: `${state}-${days}`,
    to: 'sonam@example.org',
    template: 'test',
    lang: 'en',
    subject: 'Test',
    createdAt: new Date(),
    usefulUntil: new Date(),
    tries: 1,
    state,
    endedAt: new Date(Date.now() - days * DAY_MS),
  });

test('mails that were given up are counted from a moment on, those that were sent are not', async () => {
  expect(await failed(api.admin)).toBe(0);
  await store('failed', 0.5);
  await store('failed', 3);
  await store('sent', 0.5);
  expect(await failed(api.admin)).toBe(1);
  expect(await failed(api.admin, new Date(Date.now() - 4 * DAY_MS))).toBe(2);
});

test('only those who look after the general settings are shown the number of failed mails', async () => {
  expect(await failed(await api.staff('GENERAL_SETTINGS'))).toBe(1);
  await expect(failed(await api.staff('VIEW_ALL_EVENT_BOOKINGS', 'FOOTER_SETUP'))).rejects.toThrow('FORBIDDEN');
  await expect(failed(api.visitor)).rejects.toThrow('UNAUTHENTICATED');
});
