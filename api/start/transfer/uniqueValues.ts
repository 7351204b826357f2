import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { owners, uniquesOf } from '../../records/read/uniqueValues.js';
import type { RecordRules } from '../../records/write/recordRules.js';
import type { SavePlan } from '../../records/write/saving.js';
import type { IncomingRecord } from './readRecord.js';

/** Finds values that no two records may share, in an archive and in the installation. */
export class UniqueValues {
  readonly #places = new Map<string, string>();

  constructor(private readonly store: RecordRules) {}

  /** Problems with the values of planned records. */
  async problems(
    incoming: ReadonlyMap<string, IncomingRecord>,
    planned: ReadonlyMap<string, SavePlan>,
  ): Promise<string[]> {
    const problems: string[] = [];
    for (const { key, label } of uniquesOf(this.store)) {
      const values = [...planned].flatMap(([id, plan]) => {
        const value = plan.values[key];
        return value === undefined || value === null ? [] : [[id, value] as const];
      });
      const ownersByValue = await owners(
        this.store,
        key,
        values.map(([, value]) => value),
      );
      for (const [id, value] of values) {
        const { place = '' } = incoming.get(id) ?? {};
        const name = `${key} ${JSON.stringify(value)}`;
        const other = this.#places.get(name);
        this.#places.set(name, place);
        const problem = `${place}: ${JSON.stringify(value)}: ${inEnglish(messages.taken(label))}`;
        const owner = ownersByValue.get(value);
        if (other !== undefined) problems.push(`${problem} (${other})`);
        else if (owner !== undefined && owner !== id)
          problems.push(`${problem} (the record ${owner} of this installation)`);
      }
    }
    return problems;
  }
}
