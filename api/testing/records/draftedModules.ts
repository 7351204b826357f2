import type { GraphQLResponse, TestClient } from '../clients/testClient.js';
import type { RunningServer } from '../server/runningServer.js';
import { Modules } from './modules.js';

interface Draft {
  readonly revision: string | null;
  readonly languages: readonly { readonly lang: string; readonly values: Readonly<Record<string, unknown>> }[];
  readonly schedule: { readonly at: string; readonly by: string; readonly failure: string | null } | null;
}

interface DraftWritten {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly draft: Draft | null;
}

const DRAFT = '{ revision languages { lang values } schedule { at by failure } }';
const WRITTEN = `{ success message errors { field message } draft ${DRAFT} }`;
const SCHEDULE = `mutation ($id: ID!, $revision: ID!, $at: String, $version: Int) {
  result: scheduleLearningModuleDraft(id: $id, revision: $revision, at: $at, version: $version) ${WRITTEN} }`;

/** Learning modules with drafts. */
export class DraftedModules extends Modules {
  constructor(private readonly api: () => Pick<RunningServer, 'admin' | 'visitor'>) {
    super(api);
  }

  /** The draft of a record as the Super Admin reads it. */
  draftOf(id: string): Promise<Draft> {
    return this.api().admin.request(`query ($id: ID!) { learningModuleDraft(id: $id) ${DRAFT} }`, { id });
  }

  /** Saves what a language of the draft holds. @returns the draft's revision */
  async type(id: string, values: object, client: TestClient = this.api().admin, lang = 'en'): Promise<string | null> {
    const [{ version }, { revision }] = [await this.read(id), await this.draftOf(id)];
    const { success, message, draft } = await client.request<DraftWritten>(
      `mutation ($id: ID!, $lang: String!, $values: DraftValues!, $from: Int!, $revision: ID) {
        saveLearningModuleDraft(id: $id, lang: $lang, values: $values, from: $from, revision: $revision) ${WRITTEN} }`,
      { id, lang, values, from: version, revision },
    );
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
  ): Promise<DraftWritten> {
    return client.request(SCHEDULE, { id, revision, at, version });
  }

  /** The same, where it is to be refused. */
  tryScheduleDraft(id: string, at: string, revision: string | null, client: TestClient): Promise<GraphQLResponse> {
    return client.graphql(SCHEDULE, { id, revision, at });
  }

  async discardDraft(id: string): Promise<void> {
    const { revision } = await this.draftOf(id);
    const query =
      'mutation ($id: ID!, $revision: ID!) { discardLearningModuleDraft(id: $id, revision: $revision) { success } }';
    await this.api().admin.request(query, { id, revision });
  }

  async update(id: string, input: object): Promise<void> {
    const query =
      'mutation ($id: ID!, $input: LearningModuleInput!) { updateLearningModule(id: $id, input: $input) { success message } }';
    const { success, message } = await this.api().admin.request<DraftWritten>(query, { id, input });
    if (!success) throw new Error(message);
  }

  async delete(id: string): Promise<void> {
    await this.api().admin.request('mutation ($id: ID!) { deleteLearningModule(id: $id) { success } }', { id });
  }

  /** The title that visitors read. */
  async readVisibleTitle(id: string, lang = 'en'): Promise<string> {
    const query = 'query ($id: ID!, $lang: String) { publishedLearningModule(id: $id) { title(lang: $lang) } }';
    return (await this.api().visitor.request<{ title: string }>(query, { id, lang })).title;
  }
}
