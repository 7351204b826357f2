import type { Context } from '../../context.js';
import type { PageEdits } from '../../records/preview/pageEdits.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { settingsStores } from './settingsStore.js';

/** The panels of the website's settings, by name, as a page that is edited in place shows them. */
export async function editedPanels(edits: PageEdits, context: Context): Promise<ReadonlyMap<string, StoredRecord>> {
  const panels = settingsStores.map(async (store) => {
    const { name } = store.panel;
    return [name, await edits.named(store, await store.get(store.single), name, context)] as const;
  });
  return new Map(await Promise.all(panels));
}
