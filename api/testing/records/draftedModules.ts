import type { GraphQLResponse, TestClient } from '../clients/testClient.js';
import { typedDocument } from '../clients/typedDocument.js';
import type { RunningServer } from '../server/runningServer.js';
import { draftOperationsOf, type Draft, type DraftOutcome } from './draftOperations.js';
import { learningModule } from './learningModule.js';
import { Modules } from './modules.js';
import { operationsOf } from './recordMaker.js';

const DRAFTS = draftOperationsOf('learningModule');
const { update, delete: remove } = operationsOf(learningModule);
const PUBLISHED_TITLE = typedDocument<{ readonly title: string }>(
  'query ($id: ID!, $lang: String) { publishedLearningModule(id: $id) { title(lang: $lang) } }',
);

/** Learning modules with drafts. */
export class DraftedModules extends Modules {
  constructor(private readonly api: () => Pick<RunningServer, 'admin' | 'visitor'>) {
    super(api);
  }

  /** The draft of a record as the Super Admin reads it. */
  draftOf(id: string): Promise<Draft> {
    return this.api().admin.request(DRAFTS.read, { id });
  }

  /** Saves what a language of the draft holds. @returns the draft's revision */
  async type(id: string, values: object, client: TestClient = this.api().admin, lang = 'en'): Promise<string | null> {
    const [{ version }, { revision }] = [await this.read(id), await this.draftOf(id)];
    const variables = { id, lang, values, from: version, revision };
    const { success, message, draft } = await client.request(DRAFTS.save, variables);
    if (!success || !draft) throw new Error(message);
    return draft.revision;
  }

  /** @param at on clocks of the site: '2027-03-02T10:00'; null cancels the schedule. @param version of the record, as it was seen */
  scheduleDraft(
    id: string,
    at: string | null,
    revision: string | null,
    client: TestClient = this.api().admin,
    version: number | null = null,
  ): Promise<DraftOutcome> {
    return client.request(DRAFTS.schedule, { id, revision, at, version });
  }

  /** The same, where it is to be refused. */
  tryScheduleDraft(id: string, at: string, revision: string | null, client: TestClient): Promise<GraphQLResponse> {
    return client.graphql(DRAFTS.schedule, { id, revision, at });
  }

  async discardDraft(id: string): Promise<void> {
    const { revision } = await this.draftOf(id);
    await this.api().admin.request(DRAFTS.discard, { id, revision });
  }

  async update(id: string, input: object): Promise<void> {
    const { success, message } = await this.api().admin.request(update, { id, input });
    if (!success) throw new Error(message);
  }

  async delete(id: string): Promise<void> {
    await this.api().admin.request(remove, { id });
  }

  /** The title that visitors read. */
  async readVisibleTitle(id: string, lang = 'en'): Promise<string> {
    return (await this.api().visitor.request(PUBLISHED_TITLE, { id, lang })).title;
  }
}
