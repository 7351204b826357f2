import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { visibleToggles } from '@polyphony/domain/publishing/publishingState.js';
import { richTextFieldsOf } from '@polyphony/domain/richText/richTextRule.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { typedDocument } from '../testing/clients/typedDocument.js';
import { countedPace } from '../testing/measures/work.js';
import { draftOperationsOf } from '../testing/records/draftOperations.js';
import { operationsOf, publishedName, RecordMaker, type RecordPage } from '../testing/records/recordMaker.js';
import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

/** Drafts of published records: no face for visitors shows any of their texts, but the link to their preview does. */

const SECRET = 'Nobodyknowsthisyet';
const kinds = allKinds.filter((kind) => kind.drafts);

interface Published {
  readonly kind: AnyKind;
  readonly id: string;
  readonly title: string;
  /** End of the address of its page; its title where it has none. */
  readonly slug: string;
  /** Of the draft in English and in Arabic. */
  readonly revision: string;
}

const PREVIEW = gql(`mutation PreviewBrokenDraft($id: ID!) { previewEventDraft(id: $id) { url } }`);

let api: TestApi;
const records: Published[] = [];

/** A draft of every text that the form of a kind has. */
function draftTexts(kind: AnyKind, names: readonly string[]): Record<string, unknown> {
  const rich = richTextFieldsOf(kind.rules);
  const texts = names.filter((name) => name !== 'slug' && typeof kind.example.en[name] === 'string');
  const plain = texts.filter(
    (name) => !kind.references[name] && factsOf(kind.rules.fields[name]).perLanguage !== false,
  );
  return Object.fromEntries(
    plain.map((name) => [name, rich.includes(name) ? `<p>${SECRET}</p>` : `${SECRET} ${name}`]),
  );
}

const saveDraft = async ({ name }: AnyKind, variables: object) => {
  const { draft } = await api.admin.request(draftOperationsOf(name).save, variables);
  return draft?.revision ?? '';
};

beforeAll(async () => {
  api = await startTestApi({}, undefined, { pace: countedPace });
  const maker = new RecordMaker(api);
  await maker.prepare();
  for (const kind of kinds) {
    await maker.makeReferenced(kind);
    const { record } = await maker.created(kind);
    const { id } = record;
    const operations = operationsOf(kind);
    const texts = { [kind.titleField]: String((kind.example.ar as Record<string, string>)[kind.titleField]) };
    await api.admin.request(operations.translate, { id, lang: 'ar', input: texts });
    for (const toggle of visibleToggles(kind)) await api.admin.request(operations.toggle(toggle), { id, to: true });
    const values = { en: draftTexts(kind, Object.keys(kind.rules.fields)), ar: draftTexts(kind, kind.translatable) };
    const english = await saveDraft(kind, { id, lang: 'en', values: values.en, revision: null });
    const revision = await saveDraft(kind, { id, lang: 'ar', values: values.ar, revision: english });
    records.push({
      kind,
      id,
      title: String(record[kind.titleField]),
      slug: String(record['slug'] ?? record[kind.titleField]),
      revision,
    });
  }
});
afterAll(() => api.close());

/** Every text that the site responds with, by path: the pages of the sitemap and all that these lead to. */
async function wholeSite(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const left = ['/', '/?lang=ar', '/sitemap.xml'];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (texts.has(path)) continue;
    const response = await fetch(`${api.url}${path}`);
    const text = await response.text();
    texts.set(path, text);
    const links = [...text.matchAll(/(?:href="|<loc>https?:\/\/[^/<]+)(\/[^"<]*)/g)];
    left.push(...links.map(([, link = '']) => link.replaceAll('&amp;', '&').replace(/#.*/, '')).filter(isPage));
  }
  return texts;
}
const isPage = (path: string) =>
  !/^\/(?:\/|admin|assets|files|api|graphql|fonts)|\.(?:js|css|svg|png|ico|woff2)/.test(path);

test('no page, feed or sitemap of the site shows a text of a draft', async () => {
  const site = await wholeSite();
  expect([...site].filter(([, text]) => text.includes(SECRET)).map(([path]) => path)).toEqual([]);
  // The crawl comes to every record.
  const all = [...site.values()].join('\n');
  expect(records.filter(({ slug }) => !all.includes(slug)).map(({ kind }) => kind.name)).toEqual([]);
  expect([...site.keys()].some((path) => path.endsWith('.xml') && path !== '/sitemap.xml')).toBe(true);
});

test('no path of REST for visitors shows a text of a draft', async () => {
  const { paths } = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
  const read = Object.keys(paths).filter((path) => path.startsWith('/api/client/') && 'get' in (paths[path] ?? {}));
  const queries = ['?pageSize=100', ...records.flatMap(({ id, slug }) => [`?_id=${id}`, `?slug=${slug}`])];
  const leakingUrls: string[] = [];
  let all = '';
  for (const path of read) {
    for (const query of queries) {
      const { body } = await api.visitor.rest('GET', `${path}${query}`);
      const text = JSON.stringify(body);
      if (text.includes(SECRET)) leakingUrls.push(`${path}${query}`);
      all += text;
    }
  }
  expect(leakingUrls).toEqual([]);
  expect(records.filter(({ title }) => !all.includes(title)).map(({ kind }) => kind.name)).toEqual([]);
});

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'no query for visitors shows, finds or mentions a draft of %s',
  async (name, kind) => {
    const { id, title } = records.find((record) => record.kind.name === name) as Published;
    const { titleField, names } = kind;
    const listed = publishedName(kind);
    const list = (searchName: string) =>
      api.visitor.request(
        typedDocument<Pick<RecordPage, 'rows'>>(
          `query ($searchName: String) { ${listed}(filter: { searchName: $searchName }) { rows { id ${titleField} } } }`,
        ),
        { searchName },
      );
    expect((await list(title)).rows).toEqual([{ id, [titleField]: title }]);
    expect((await list(SECRET)).rows).toEqual([]);
    const one = (field: string) => api.visitor.graphql(`{ one: published${names.type}(id: "${id}") { ${field} } }`);
    expect((await one(titleField)).data).toEqual({ one: { [titleField]: title } });
    expect((await one('hasDraft')).errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  },
);

const kindsWithPages = kinds.filter(({ rules }) => 'slug' in rules.fields);

test.each(kindsWithPages.map((kind) => [kind.name, kind] as const))(
  'a signed link shows the draft of %s in each language, stored in no cache',
  async (name, kind) => {
    const { id } = records.find((record) => record.kind.name === name) as Published;
    const { url } = await api.admin.request(
      typedDocument<{ readonly url: string }>(`mutation ($id: ID!) { ${kind.names.previewDraft}(id: $id) { url } }`),
      { id },
    );
    for (const lang of ['en', 'ar']) {
      const response = await fetch(`${api.url}${url.slice(new URL(url).origin.length)}&lang=${lang}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
      const page = await response.text();
      expect(page).toContain(`<html lang="${lang}"`);
      expect(page).toContain(`${SECRET} ${kind.titleField}`);
    }
  },
);

test('a preview leaves out what breaks a rule, and shows the rest', async () => {
  const { kind, id, title, revision } = records.find((record) => record.kind.name === 'event') as Published;
  const values = { name: '', shortDescription: `${SECRET} at last`, slug: 'Not a slug!' };
  await saveDraft(kind, { id, lang: 'en', values, revision });
  const { url } = await api.admin.request(PREVIEW, { id });
  const page = await (await fetch(`${api.url}${url.slice(new URL(url).origin.length)}&lang=en`)).text();
  expect(page).toContain(`${SECRET} at last`);
  expect(page).toContain(`<h1><bdi>${title}</bdi></h1>`);
});

test('visitors see a draft with the next request after it was published', async () => {
  const { kind, id, slug, revision: first } = records.find((record) => record.kind.name === 'career') as Published;
  const page = async () => (await fetch(`${api.url}/careers/${slug}`)).text();
  expect(await page()).not.toContain(SECRET);
  const values = { jobName: `${SECRET} until now` };
  const revision = await saveDraft(kind, { id, lang: 'en', values, revision: first });
  const { version } = await api.admin.request(operationsOf(kind).details, { id });
  const { publish } = draftOperationsOf(kind.name);
  const { success, errors } = await api.admin.request(publish, { id, revision, version });
  expect([success, errors]).toEqual([true, []]);
  expect(await page()).toContain(`${SECRET} until now`);
});
