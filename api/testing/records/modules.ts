import type { TestClient } from '../clients/testClient.js';
import { typedDocument } from '../clients/typedDocument.js';
import type { RunningServer } from '../server/runningServer.js';
import { learningModule } from './learningModule.js';
import { OUTCOME, type Outcome } from './payloads.js';

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

interface ModuleWritten extends Outcome {
  readonly record: Module | null;
}

const FIELDS = 'id version active publishingState publishAt scheduledBy firstPublishedAt updatedBy';
const WRITTEN = `{ ${OUTCOME} record: learningModule { ${FIELDS} } }`;

const CREATE = typedDocument<ModuleWritten>(
  `mutation ($input: LearningModuleInput!) { createLearningModule(input: $input) ${WRITTEN} }`,
);
const READ = typedDocument<Module>(`query ($id: ID!) { learningModule(id: $id) { ${FIELDS} } }`);
const LIST = typedDocument<{ readonly rows: readonly Module[] }>(
  `query ($filter: LearningModuleFilter) { learningModules(pageSize: 100, filter: $filter) { rows { ${FIELDS} } } }`,
);
const SCHEDULE = typedDocument<ModuleWritten>(
  `mutation ($id: ID!, $at: String!) { scheduleLearningModule(id: $id, at: $at) ${WRITTEN} }`,
);
const TOGGLE = typedDocument<ModuleWritten>(
  `mutation ($id: ID!, $to: Boolean) { toggleLearningModuleActive(id: $id, to: $to) ${WRITTEN} }`,
);
const PUBLISHED = typedDocument<{ readonly rows: readonly { readonly id: string }[] }>(
  '{ publishedLearningModules(pageSize: 100) { rows { id } } }',
);

/** Makes, reads, schedules and publishes learning modules of a server that has them. */
export class Modules {
  #createdCount = 0;

  constructor(private readonly server: () => Pick<RunningServer, 'admin' | 'visitor'>) {}

  /** Creates one, which is a draft. @returns its id */
  async draft(): Promise<string> {
    this.#createdCount += 1;
    const { example } = learningModule;
    const input = { ...example.en, title: `Module ${this.#createdCount}`, slug: `module-${this.#createdCount}` };
    const { record, message } = await this.#admin.request(CREATE, { input });
    if (!record) throw new Error(message);
    return record.id;
  }

  read(id: string): Promise<Module> {
    return this.#admin.request(READ, { id });
  }

  /** Those that staff list with a filter. */
  async list(filter: object): Promise<readonly Module[]> {
    return (await this.#admin.request(LIST, { filter })).rows;
  }

  /** @param at on clocks of the site: '2027-03-02T10:00' */
  schedule(id: string, at: string, client: TestClient = this.#admin): Promise<ModuleWritten> {
    return client.request(SCHEDULE, { id, at });
  }

  /** Uses the switch that publishes. @param to null flips it */
  toggle(id: string, to: boolean | null): Promise<ModuleWritten> {
    return this.#admin.request(TOGGLE, { id, to });
  }

  /** The ids of those that visitors see. */
  async listVisible(): Promise<string[]> {
    const { rows } = await this.server().visitor.request(PUBLISHED);
    return rows.map(({ id }) => id);
  }

  get #admin(): TestClient {
    return this.server().admin;
  }
}
