import type { TestClient } from '../clients/testClient.js';
import type { RunningServer } from '../server/runningServer.js';
import { learningModule } from './learningModule.js';

/** A record of the test kind with `publishing`, as staff read it. */
interface Module {
  readonly id: string;
  readonly version: number;
  readonly active: boolean;
  readonly publishingState: string;
  readonly publishAt: string | null;
  readonly scheduledBy: string | null;
  readonly firstPublishedAt: string | null;
  readonly updatedBy: string | null;
}

interface ModuleWritten {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly record: Module | null;
}

const FIELDS = 'id version active publishingState publishAt scheduledBy firstPublishedAt updatedBy';
const WRITE = `{ success message errors { field message } record: learningModule { ${FIELDS} } }`;

/** Makes, reads, schedules and publishes learning modules of a server that has them. */
export class Modules {
  #createdCount = 0;

  constructor(private readonly server: () => Pick<RunningServer, 'admin' | 'visitor'>) {}

  /** Creates one, which is a draft. @returns its id */
  async draft(): Promise<string> {
    this.#createdCount += 1;
    const { example } = learningModule;
    const input = { ...example.en, title: `Module ${this.#createdCount}`, slug: `module-${this.#createdCount}` };
    const { record, message } = await this.#admin.request<ModuleWritten>(
      `mutation ($input: LearningModuleInput!) { createLearningModule(input: $input) ${WRITE} }`,
      { input },
    );
    if (!record) throw new Error(message);
    return record.id;
  }

  read(id: string): Promise<Module> {
    return this.#admin.request(`query ($id: ID!) { learningModule(id: $id) { ${FIELDS} } }`, { id });
  }

  /** @param at on clocks of the site: '2027-03-02T10:00' */
  schedule(id: string, at: string, client: TestClient = this.#admin): Promise<ModuleWritten> {
    const query = `mutation ($id: ID!, $at: String!) { scheduleLearningModule(id: $id, at: $at) ${WRITE} }`;
    return client.request(query, { id, at });
  }

  /** Uses the switch that publishes. @param to null flips it */
  toggle(id: string, to: boolean | null): Promise<ModuleWritten> {
    const query = `mutation ($id: ID!, $to: Boolean) { toggleLearningModuleActive(id: $id, to: $to) ${WRITE} }`;
    return this.#admin.request(query, { id, to });
  }

  /** The ids of those that visitors see. */
  async listVisible(): Promise<string[]> {
    const query = '{ publishedLearningModules(pageSize: 100) { rows { id } } }';
    const { rows } = await this.server().visitor.request<{ rows: { id: string }[] }>(query);
    return rows.map(({ id }) => id);
  }

  get #admin(): TestClient {
    return this.server().admin;
  }
}
