import 'reflect-metadata';
import mongoose from 'mongoose';
import { migrations } from '../migrations/list.js';
import { TestClient } from '../testing/clients/testClient.js';
import type { Installation } from '../testing/server/installation.js';
import { ADMIN } from '../testing/server/runningServer.js';
import { storedAs, storedSites } from '../testing/server/storedSite.js';

/** Meaning of "released": a site that a release has stored starts under this one, and says what it said. */

/** The revisions of the stored site are not pruned, however long ago it was stored. */
const UNPRUNED = { HISTORY_KEPT_DAYS: '36500' };

const EVENT = 'name slug orderNumber startsOn shortDescription metaTitle metaKeywords metaDescription active published';
const META = `How paper, linen thread and glue become a book. ${'A day for each half of it. '.repeat(9)}`.trim();

interface Row extends Readonly<Record<string, unknown>> {
  readonly id: string;
}
interface Page {
  readonly rows: readonly Row[];
}

/** Runs `work` with a client of the site's Super Admin while the site is served. */
const served = <T>(site: Installation, work: (admin: TestClient) => Promise<T>): Promise<T> =>
  site.serving(async ({ url }) => work(await TestClient.signedIn(url, ADMIN.email, ADMIN.password)), UNPRUNED);

const listed = async (admin: TestClient, query: string) => (await admin.request<Page>(`{ ${query} }`)).rows;

const releases = await storedSites();

test('there is a stored site', () => expect(releases).toContain('0.1.0'));

describe.each(releases)('the site that %s stored', (release) => {
  describe.each(Object.keys(storedAs) as (keyof typeof storedAs)[])('as %s', (form) => {
    const hasHistory = form !== 'archive';
    let site: Installation;
    beforeAll(async () => {
      site = await storedAs[form](release);
    });
    afterAll(() => site.remove());

    test('records, their translations and the settings say what they said', async () => {
      await served(site, async (admin) => {
        const [event] = await listed(admin, `events { rows { id ${EVENT} category { slug } } }`);
        expect(event).toEqual({
          id: expect.any(String) as unknown,
          name: 'Bookbinding days',
          slug: 'bookbinding-days',
          orderNumber: 4,
          startsOn: '2027-05-15',
          shortDescription: 'Two days, one notebook of your own.',
          metaTitle: 'Bookbinding for beginners',
          metaKeywords: null,
          metaDescription: META,
          active: true,
          published: true,
          category: { slug: 'workshops' },
        });
        const inArabic = await admin.request<Row>('query ($id: ID!) { event(id: $id) { name(lang: "ar") } }', {
          id: event?.id,
        });
        expect(inArabic).toEqual({ name: 'عطلة تجليد الكتب' });
        expect(await listed(admin, 'eventCategories { rows { name(lang: "ar") slug metaTitle } }')).toEqual([
          { name: 'ورش العمل', slug: 'workshops', metaTitle: 'All workshops' },
        ]);
        expect(await listed(admin, 'blogCategories { rows { name slug metaTitle } }')).toEqual([
          { name: 'Notes', slug: 'notes', metaTitle: 'All notes' },
        ]);
        expect(await listed(admin, 'eventDifficulties { rows { name slug orderNumber active default } }')).toEqual([
          { name: 'Easy', slug: 'easy', orderNumber: 1, active: true, default: false },
        ]);
        const settings = 'query ($lang: String) { publishedSettings(keys: ["meta_title"], lang: $lang) { value } }';
        expect(await admin.request(settings, { lang: 'en' })).toEqual([{ value: 'A stored site' }]);
        expect(await admin.request(settings, { lang: 'ar' })).toEqual([{ value: 'موقع محفوظ' }]);
      });
    });

    test('all migrations have run, once each, or were never needed', async () => {
      const ran = await site.stopped(() =>
        mongoose.connection.collection('migrations').find().sort({ _id: 1 }).toArray(),
      );
      expect(ran.map(({ _id, name }) => [Number(_id), name as unknown])).toEqual(
        migrations.map(({ number, name }) => [number, name]),
      );
    });

    if (hasHistory)
      test('drafts, histories and the bin say what they said, and give it back', async () => {
        await served(site, async (admin) => {
          const [event] = await listed(admin, 'events { rows { id version } }');
          const id = event?.id ?? '';
          const draft = await admin.request<{ languages: readonly object[] }>(
            'query ($id: ID!) { eventDraft(id: $id) { languages { lang values } } }',
            { id },
          );
          expect(draft.languages).toEqual([
            { lang: 'en', values: { name: 'Bookbinding week', metaTitle: 'A week of bookbinding' } },
            { lang: 'ar', values: { name: 'أسبوع تجليد الكتب' } },
          ]);
          const history = 'query ($id: ID!) { recordHistory(kind: "event", id: $id) { rows { version action } } }';
          expect((await admin.request<Page>(history, { id })).rows).toEqual([
            { version: 5, action: 'TOGGLE' },
            { version: 4, action: 'UPDATE' },
            { version: 3, action: 'UPDATE' },
            { version: 2, action: 'UPDATE' },
            { version: 1, action: 'CREATE' },
          ]);
          const restoring = `mutation ($id: ID!) { restoreRecordVersion(kind: "event", id: $id, to: 1) { success message } }`;
          expect(await admin.request(restoring, { id })).toMatchObject({ success: true });
          expect(await admin.request(`query ($id: ID!) { event(id: $id) { ${EVENT} } }`, { id })).toMatchObject({
            name: 'Bookbinding weekend',
            slug: 'bookbinding-weekend',
            metaTitle: 'Bookbinding for everyone',
            metaKeywords: 'books, binding',
            metaDescription: META.replace('linen ', ''),
          });
          const [deleted] = await listed(admin, 'deletedRecords { rows { id kind title } }');
          expect(deleted).toMatchObject({ kind: 'event', title: 'Paper making' });
          await admin.request('mutation ($id: ID!) { restoreDeletedRecord(id: $id) { success message } }', {
            id: deleted?.id,
          });
          expect(
            await admin.request('query ($id: ID!) { event(id: $id) { name metaTitle metaKeywords } }', {
              id: deleted?.id,
            }),
          ).toEqual({ name: 'Paper making', metaTitle: 'Paper by hand', metaKeywords: 'books, binding' });
        });
      });
  });
});
