import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { languageStore } from '../../modules/languages/language.js';
import { cmsPageStore } from '../../modules/pages/cmsPageStore.js';
import type { RecordStores } from '../../records/read/loaders.js';
import { owners, uniquesOf } from '../../records/read/uniqueValues.js';
import type { RecordStore } from '../../records/write/recordStore.js';
import type { SavePlan } from '../../records/write/saving.js';
import type { Replaced } from './bringing.js';
import type { GivenRecord } from './readRecord.js';

/** The kinds of which the first start makes records. */
const MADE_AT_START: readonly RecordStore[] = [languageStore, cmsPageStore];

/** Finds values that no two records may share, in an archive and in the installation. */
export class UniqueValues {
  readonly #places = new Map<string, string>();
  /** The records of the first start that those of the archive replace. */
  readonly replaced: Replaced[] = [];

  constructor(
    private readonly store: RecordStore,
    private readonly stores: RecordStores,
  ) {}

  /** What is wrong with the values of planned records. */
  async problems(given: ReadonlyMap<string, GivenRecord>, planned: ReadonlyMap<string, SavePlan>): Promise<string[]> {
    const problems: string[] = [];
    for (const { key, label } of uniquesOf(this.store)) {
      const values = [...planned].flatMap(([id, plan]) => {
        const value = plan.values[key];
        return value === undefined || value === null ? [] : [[id, value] as const];
      });
      const taken = await owners(
        this.store,
        key,
        values.map(([, value]) => value),
      );
      for (const [id, value] of values) {
        const { place = '' } = given.get(id) ?? {};
        const name = `${key} ${JSON.stringify(value)}`;
        const other = this.#places.get(name);
        this.#places.set(name, place);
        const said = `${place}: ${JSON.stringify(value)}: ${inEnglish(messages.taken(label))}`;
        const owner = taken.get(value);
        if (other !== undefined) problems.push(`${said} (${other})`);
        else if (owner !== undefined && owner !== id) {
          const untouched = await this.#untouched(owner);
          if (untouched) this.replaced.push(untouched);
          else problems.push(`${said} (the record ${owner} of this installation)`);
        }
      }
    }
    return problems;
  }

  /** A record that is as the first start made it, and that nothing refers to: another one with the same values can replace it. */
  async #untouched(id: string): Promise<Replaced | null> {
    if (!MADE_AT_START.includes(this.store)) return null;
    const record = (await this.store.load([id])).get(id);
    if (record?.version !== 1 || record.createdBy) return null;
    for (const { kind, model } of this.stores.all)
      for (const [path, reference] of Object.entries(kind.references))
        if (reference.kind === this.store.kind.name && (await model.exists({ [path]: record._id }))) return null;
    const { _id, version } = record;
    return { _id, version };
  }
}
