import 'reflect-metadata';
import mongoose from 'mongoose';
import { migrations } from '../migrations/list.js';
import { TestClient } from '../testing/clients/testClient.js';
import { gql } from '../testing/generated/gql.js';
import { RESTORE_DELETED } from '../testing/records/deletedRecords.js';
import { draftOperationsOf } from '../testing/records/draftOperations.js';
import type { Installation } from '../testing/server/installation.js';
import { ADMIN } from '../testing/server/runningServer.js';
import { storedAs, storedSites } from '../testing/server/storedSite.js';

/** Meaning of "released": a site that a release has stored starts under this one, and says what it said. */

/** The revisions of the stored site are not pruned, however long ago it was stored. */
const UNPRUNED = { HISTORY_KEPT_DAYS: '36500' };

const META = `How paper, linen thread and glue become a book. ${'A day for each half of it. '.repeat(9)}`.trim();

const EVENTS = gql(`
  query StoredEvents {
    events {
      rows {
        id name slug orderNumber startsOn shortDescription metaTitle metaKeywords metaDescription active published
        category { slug }
      }
    }
  }
`);
const EVENT = gql(`
  query StoredEvent($id: ID!) {
    event(id: $id) { name inArabic: name(lang: "ar") slug metaTitle metaKeywords metaDescription }
  }
`);
const EVENT_CATEGORIES = gql(`
  query StoredEventCategories { eventCategories { rows { name(lang: "ar") slug metaTitle } } }
`);
const BLOG_CATEGORIES = gql(`query StoredBlogCategories { blogCategories { rows { name slug metaTitle } } }`);
const DIFFICULTIES = gql(`
  query StoredDifficulties { eventDifficulties { rows { name slug orderNumber active default } } }
`);
const SETTINGS = gql(`
  query StoredSettings($lang: String) { publishedSettings(keys: ["meta_title"], lang: $lang) { value } }
`);
const HISTORY = gql(`
  query StoredHistory($id: ID!) { recordHistory(kind: "event", id: $id) { rows { version action } } }
`);
const RESTORE = gql(`
  mutation RestoreStoredVersion($id: ID!) { restoreRecordVersion(kind: "event", id: $id, to: 1) { success message } }
`);
const DELETED = gql(`query StoredDeletions { deletedRecords { rows { id kind title } } }`);

/** Runs `work` with a client of the site's Super Admin while the site is served. */
const served = <T>(site: Installation, work: (admin: TestClient) => Promise<T>): Promise<T> =>
  site.serving(async ({ url }) => work(await TestClient.signedIn(url, ADMIN.email, ADMIN.password)), UNPRUNED);

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
        const { rows } = await admin.request(EVENTS);
        expect(rows[0]).toEqual({
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
        expect(await admin.request(EVENT, { id: rows[0]?.id ?? '' })).toMatchObject({ inArabic: 'عطلة تجليد الكتب' });
        expect((await admin.request(EVENT_CATEGORIES)).rows).toEqual([
          { name: 'ورش العمل', slug: 'workshops', metaTitle: 'All workshops' },
        ]);
        expect((await admin.request(BLOG_CATEGORIES)).rows).toEqual([
          { name: 'Notes', slug: 'notes', metaTitle: 'All notes' },
        ]);
        expect((await admin.request(DIFFICULTIES)).rows).toEqual([
          { name: 'Easy', slug: 'easy', orderNumber: 1, active: true, default: false },
        ]);
        expect(await admin.request(SETTINGS, { lang: 'en' })).toEqual([{ value: 'A stored site' }]);
        expect(await admin.request(SETTINGS, { lang: 'ar' })).toEqual([{ value: 'موقع محفوظ' }]);
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
          const id = (await admin.request(EVENTS)).rows[0]?.id ?? '';
          const { languages } = await admin.request(draftOperationsOf('event').read, { id });
          expect(languages.map(({ lang, values }) => ({ lang, values }))).toEqual([
            { lang: 'en', values: { name: 'Bookbinding week', metaTitle: 'A week of bookbinding' } },
            { lang: 'ar', values: { name: 'أسبوع تجليد الكتب' } },
          ]);
          expect((await admin.request(HISTORY, { id })).rows).toEqual([
            { version: 5, action: 'TOGGLE' },
            { version: 4, action: 'UPDATE' },
            { version: 3, action: 'UPDATE' },
            { version: 2, action: 'UPDATE' },
            { version: 1, action: 'CREATE' },
          ]);
          expect(await admin.request(RESTORE, { id })).toMatchObject({ success: true });
          expect(await admin.request(EVENT, { id })).toMatchObject({
            name: 'Bookbinding weekend',
            slug: 'bookbinding-weekend',
            metaTitle: 'Bookbinding for everyone',
            metaKeywords: 'books, binding',
            metaDescription: META.replace('linen ', ''),
          });
          const [deleted] = (await admin.request(DELETED)).rows;
          expect(deleted).toMatchObject({ kind: 'event', title: 'Paper making' });
          await admin.request(RESTORE_DELETED, { id: deleted?.id ?? '' });
          expect(await admin.request(EVENT, { id: deleted?.id ?? '' })).toMatchObject({
            name: 'Paper making',
            metaTitle: 'Paper by hand',
            metaKeywords: 'books, binding',
          });
        });
      });
  });
});
