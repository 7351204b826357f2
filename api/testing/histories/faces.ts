import { capitalize } from '@polyphony/domain/kinds/parts/kindNames.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { visibleToggles } from '@polyphony/domain/publishing/publishingState.js';
import { isNonNullType, type GraphQLSchema } from 'graphql';
import { prepare } from '../../rest/routes.js';
import type { RecordModule } from '../../modules/index.js';
import { tablesOf } from '../../modules/restTables.js';
import { createSchema } from '../../start/schema.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { parentOf } from '../../records/store/treeOrder.js';
import { TestClient } from '../clients/testClient.js';
import { operationsOf, wholeDocumentOf } from '../security/surface.js';
import { marksIn, type Marks } from './marks.js';
import type { Stored } from './stored.js';

/** The pages and files of the site that show many records. */
const PAGES = [
  '/',
  '/event',
  '/blog',
  '/news',
  '/news/feed.xml',
  '/news/feed.json',
  '/courses',
  '/careers',
  '/contact-us',
  '/sitemap.xml',
];
/** Records that are requested by themselves, each time others. */
const OWN_PAGES = 4;

/** Whether visitors may see a record: its switches are on, and those of all that is above it. */
function isVisible(kind: AnyKind, record: StoredRecord, { records }: Pick<Stored, 'records'>): boolean {
  if (!visibleToggles(kind).every((toggle) => record[toggle] === true)) return false;
  const parentId = kind.tree ? parentOf(record) : null;
  if (parentId === null) return true;
  const above = records.get(parentId);
  return above !== undefined && isVisible(kind, above.record, { records });
}

/** The marks of all texts that visitors may see. */
function visibleMarks(stored: Stored): ReadonlySet<string> {
  const visible = [...stored.records.values()].filter(({ kind, record }) => isVisible(kind, record, stored));
  return new Set(visible.flatMap(({ record }) => [...marksIn(JSON.stringify(record))]));
}

interface Face {
  readonly name: string;
  readonly text: string;
}

/**
 * What a visitor sees of the site where it shows many records.
 * @param query of each address, with its '?'
 * @throws Error where nothing is served: an error shows no record, whether or not it may be seen
 */
export const siteFaces = (url: string, query = ''): Promise<Face[]> =>
  Promise.all(
    PAGES.map(async (name) => {
      const response = await fetch(url + name + query);
      if (!response.ok) throw new Error(`The site responds to ${name} with ${response.status}.`);
      return { name, text: await response.text() };
    }),
  );

/** Everything that visitors get without an account, over GraphQL, over REST and on the site. */
export class Faces {
  readonly #queries: readonly { readonly name: string; readonly document: string; readonly variables: object }[];
  readonly #paths: readonly string[];
  #turn = 0;
  /** Number of marks found where they may be. */
  found = 0;

  constructor(
    private readonly marks: Marks,
    private readonly kinds: readonly AnyKind[],
    modules: readonly RecordModule[],
  ) {
    const schema: GraphQLSchema = createSchema(modules);
    const open = operationsOf(schema).filter(({ kind, gate }) => kind === 'query' && gate === null);
    this.#queries = open.map((query) => ({
      name: query.name,
      document: wholeDocumentOf(query, (gate) => gate === null),
      variables: {
        ...Object.fromEntries(
          query.args.filter(({ type }) => isNonNullType(type)).map(({ name }) => [name, query.variables[name]]),
        ),
        ...('pageSize' in query.variables && { pageSize: 100 }),
      },
    }));
    this.#paths = tablesOf(modules)
      .map((row) => prepare(schema, row))
      .filter(({ methods, isRead, gate }) => isRead && gate === null && methods.includes('GET'))
      .map(({ row }) => row.path);
  }

  /**
   * Reads what visitors get of all records, and the pages of some by themselves.
   * @param unsettled marks that may be published by now: of imports that go on
   * @returns what is shown and may not be, in words
   */
  async check(url: string, stored: Stored, unsettled: ReadonlySet<string> = new Set()): Promise<string[]> {
    const allowed = visibleMarks(stored);
    const faults: string[] = [];
    for (const { name, text } of [...(await this.#shared(url)), ...(await this.#own(url, stored))]) {
      for (const mark of marksIn(text)) {
        if (!this.marks.isOwn(mark) || unsettled.has(mark)) continue;
        if (allowed.has(mark)) this.found += 1;
        else faults.push(`${name} shows ${mark}, which is not published`);
      }
    }
    return faults;
  }

  async #shared(url: string): Promise<Face[]> {
    const visitor = new TestClient(url);
    const faces: Face[] = [];
    for (const { name, document, variables } of this.#queries)
      faces.push({ name, text: JSON.stringify(await visitor.graphql(document, variables)) });
    for (const path of this.#paths.map((one) => `${one}?pageSize=100`))
      faces.push({ name: path, text: await (await fetch(url + path)).text() });
    return [...faces, ...(await siteFaces(url))];
  }

  /** The pages of some records, whether they may be seen or not, in both languages and from the API. */
  async #own(url: string, stored: Stored): Promise<Face[]> {
    const visitor = new TestClient(url);
    const faces: Face[] = [];
    for (const kind of this.kinds) {
      const name = `published${kind.names.type}`;
      const isOpen = this.#queries.some((query) => query.name === `published${capitalize(kind.plural)}`);
      const records = [...stored.records.values()].filter((one) => one.kind === kind).map(({ record }) => record);
      this.#turn += OWN_PAGES;
      for (let at = 0; at < Math.min(OWN_PAGES, records.length); at += 1) {
        const record = records[(this.#turn + at) % records.length];
        if (!record || !isOpen) continue;
        const document = `query ($id: ID) { one: ${name}(id: $id) { id ${kind.titleField} } }`;
        const response = await visitor.graphql(document, { id: record._id.toHexString() });
        faces.push({ name, text: JSON.stringify(response) });
        const path = kind.preview?.replace(':slug', String(record['slug']));
        // A page may name its own address, also when there is no such page.
        for (const address of path ? [path, `${path}?lang=ar`] : [])
          faces.push({ name: address, text: (await (await fetch(url + address)).text()).replaceAll(path ?? '', '') });
      }
    }
    return faces;
  }
}
