import { TREE_MAX_DEPTH } from '@polyphony/domain/limits.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { parentOf } from '../../records/store/treeOrder.js';
import type { TreeStore } from '../../records/store/treeStore.js';
import type { IncomingRecord } from './readRecord.js';

/** Problems with the places of records in a tree, once those of an archive are among those that are here. */
export class TreePlaces {
  readonly #incoming = new Map<string, { readonly parent: string | null; readonly place: string }>();

  constructor(private readonly store: TreeStore) {}

  add({ id, place, values }: IncomingRecord): void {
    const { parentId: parent } = values;
    this.#incoming.set(id, { parent: typeof parent === 'string' ? parent : null, place });
  }

  async problems(): Promise<string[]> {
    const here = await this.store.positions();
    const parents = new Map(here.map((record) => [record._id.toHexString(), parentOf(record)]));
    for (const [id, { parent }] of this.#incoming) parents.set(id, parent);
    const problemOf = (id: string): string | null => {
      let above = parents.get(id) ?? null;
      for (let depth = 1; above !== null; depth += 1) {
        if (!parents.has(above)) return 'the record that it is below is missing.';
        if (depth >= TREE_MAX_DEPTH) return inEnglish(this.store.texts.tooDeep);
        above = parents.get(above) ?? null;
      }
      return null;
    };
    return [...parents.keys()].flatMap((id) => {
      const problem = problemOf(id);
      return problem ? [`${this.#incoming.get(id)?.place ?? `the record ${id} of this installation`}: ${problem}`] : [];
    });
  }
}
