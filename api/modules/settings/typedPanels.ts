import type { TypedForm } from '@polyphony/domain/publishing/typedPreview.js';
import type { Context } from '../../context.js';
import { withChanges, type StoredRecord } from '../../records/schema/record.js';
import { formChanges, refusalOf } from '../../records/write/formChanges.js';
import { isOutcome, type Outcome } from '../../records/write/outcome.js';
import { settingsStores } from './settingsStore.js';
import { panelForms } from './updateSettings.js';

/**
 * The panels as saves of these values, by the names of their keys, would leave them; or why one of them would be refused.
 * Nothing is written.
 * @throws FORBIDDEN for a panel that the caller may not write
 */
export async function typedPanels(
  forms: readonly TypedForm[],
  context: Context,
): Promise<Outcome | ReadonlyMap<string, StoredRecord>> {
  const typed = new Map<string, StoredRecord>();
  for (const { lang, values } of forms) {
    const update = { types: null, values, lang, version: null };
    const found = await panelForms(update, context, (store) => {
      const record = typed.get(store.panel.name);
      return record ? Promise.resolve(record) : store.get(store.single);
    });
    if ('success' in found) return found;
    for (const { store, form, record } of found) {
      const changes = await formChanges(store.form, form, record, context);
      if (isOutcome(changes)) return changes;
      const refusal = await refusalOf(store, changes, record, context);
      if (refusal) return refusal;
      typed.set(store.panel.name, { ...record, ...withChanges(record, changes) });
    }
  }
  return typed;
}

/** These panels, and those that the caller may write besides as they are stored: their texts lead to their inputs as well. */
export async function withStored(
  typed: ReadonlyMap<string, StoredRecord>,
  context: Context,
): Promise<ReadonlyMap<string, StoredRecord>> {
  const others = settingsStores.filter((store) => !typed.has(store.panel.name) && store.refuses(context) === null);
  const stored = await Promise.all(
    others.map(async (store) => [store.panel.name, await store.get(store.single)] as const),
  );
  return new Map([...stored, ...typed]);
}
