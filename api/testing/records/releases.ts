import type { GraphQLResponse, TestClient } from '../clients/testClient.js';
import { typedDocument } from '../clients/typedDocument.js';
import type { RunningServer } from '../server/runningServer.js';
import { draftOperationsOf } from './draftOperations.js';
import { OUTCOME, type Outcome } from './payloads.js';

/** A release as its list says it. */
interface Release {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly at: string | null;
  readonly failure: string | null;
  readonly size: number;
  readonly version: number;
  readonly publishedBy: string | null;
}

interface Problem {
  readonly item: string;
  readonly reason: string;
}

interface ReleaseWritten extends Outcome {
  readonly release: Release | null;
  readonly problems: readonly Problem[];
}

interface Content {
  readonly release: Release;
  readonly items: readonly {
    readonly id: string;
    readonly kind: string;
    readonly recordId: string;
    readonly part: string | null;
    readonly title: string;
    readonly languages: readonly string[];
    readonly shows: boolean;
    readonly failure: string | null;
  }[];
  readonly hidden: number;
}

const RELEASE = '{ id title state at failure size version publishedBy }';
const WRITTEN = `{ ${OUTCOME} release ${RELEASE} problems { item reason } }`;

const documents = {
  create: typedDocument<ReleaseWritten>(
    `mutation ($title: String, $note: String) { createRelease(input: { title: $title, note: $note }) ${WRITTEN} }`,
  ),
  update: typedDocument<ReleaseWritten>(
    `mutation ($id: ID!, $title: String, $version: Int!) {
      updateRelease(id: $id, input: { title: $title }, version: $version) ${WRITTEN} }`,
  ),
  delete: typedDocument<ReleaseWritten>(
    `mutation ($id: ID!, $version: Int!) { deleteRelease(id: $id, version: $version) ${WRITTEN} }`,
  ),
  add: typedDocument<ReleaseWritten>(
    `mutation ($id: ID!, $kind: String!, $recordId: ID!, $seen: Int) {
      addToRelease(id: $id, kind: $kind, recordId: $recordId, seen: $seen) ${WRITTEN} }`,
  ),
  remove: typedDocument<ReleaseWritten>(
    `mutation ($id: ID!, $item: ID!) { removeFromRelease(id: $id, item: $item) ${WRITTEN} }`,
  ),
  schedule: typedDocument<ReleaseWritten>(
    `mutation ($id: ID!, $at: String, $version: Int!) {
      scheduleRelease(id: $id, at: $at, version: $version) ${WRITTEN} }`,
  ),
  publish: typedDocument<ReleaseWritten>(`mutation ($id: ID!) { publishRelease(id: $id) ${WRITTEN} }`),
  read: typedDocument<Content>(
    `query ($id: ID!) { release(id: $id) {
      release ${RELEASE} items { id kind recordId part title languages shows failure } hidden } }`,
  ),
  problems: typedDocument<readonly Problem[]>('query ($id: ID!) { releaseProblems(id: $id) { item reason } }'),
  list: typedDocument<{ readonly data: readonly Release[] }>(
    `query ($published: Boolean!) { releases(pageSize: 100, published: $published) { data ${RELEASE} } }`,
  ),
};

/** Makes, fills and publishes releases of a server, as a Super Admin unless another client is named. */
export class Releases {
  #count = 0;

  constructor(private readonly server: () => Pick<RunningServer, 'admin'>) {}

  /** Creates one. @returns its id */
  async create(): Promise<string> {
    this.#count += 1;
    const { release, message } = await this.#admin.request(documents.create, { title: `Release ${this.#count}` });
    if (!release) throw new Error(message);
    return release.id;
  }

  /** Saves values as the draft of a record, and puts it into a release. @param kind 'event', 'cmsPageSection' or 'settings' */
  async draft(
    id: string,
    kind: string,
    recordId: string,
    values: object,
    { lang = 'en', from = 1 }: { readonly lang?: string; readonly from?: number } = {},
  ): Promise<void> {
    const drafts = draftOperationsOf(kind);
    const { revision } = await this.#admin.request(drafts.read, { id: recordId });
    const saved = await this.#admin.request(drafts.save, { id: recordId, lang, values, from, revision });
    if (!saved.success) throw new Error(saved.message);
    const { success, message } = await this.add(id, kind, recordId);
    if (!success) throw new Error(message);
  }

  add(id: string, kind: string, recordId: string, client: TestClient = this.#admin): Promise<ReleaseWritten> {
    return client.request(documents.add, { id, kind, recordId });
  }

  /** The same, where it is to be refused. */
  tryAdd(id: string, kind: string, recordId: string, client: TestClient): Promise<GraphQLResponse> {
    return client.graphql(documents.add, { id, kind, recordId });
  }

  remove(id: string, item: string, client: TestClient = this.#admin): Promise<ReleaseWritten> {
    return client.request(documents.remove, { id, item });
  }

  read(id: string, client: TestClient = this.#admin): Promise<Content> {
    return client.request(documents.read, { id });
  }

  problems(id: string): Promise<readonly Problem[]> {
    return this.#admin.request(documents.problems, { id });
  }

  publish(id: string, client: TestClient = this.#admin): Promise<ReleaseWritten> {
    return client.request(documents.publish, { id });
  }

  tryPublish(id: string, client: TestClient): Promise<GraphQLResponse> {
    return client.graphql(documents.publish, { id });
  }

  /** @param at on clocks of the site: '2027-03-02T10:00'; null cancels the schedule */
  async schedule(id: string, at: string | null, client: TestClient = this.#admin): Promise<ReleaseWritten> {
    const { release } = await this.read(id);
    return client.request(documents.schedule, { id, at, version: release.version });
  }

  update(id: string, title: string, version: number): Promise<GraphQLResponse> {
    return this.#admin.graphql(documents.update, { id, title, version });
  }

  async delete(id: string): Promise<ReleaseWritten> {
    const { release } = await this.read(id);
    return this.#admin.request(documents.delete, { id, version: release.version });
  }

  async list(published: boolean, client: TestClient = this.#admin): Promise<readonly string[]> {
    return (await client.request(documents.list, { published })).data.map(({ id }) => id);
  }

  get #admin(): TestClient {
    return this.server().admin;
  }
}
