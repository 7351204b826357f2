import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { keysOf } from '@polyphony/domain/settings/settingKeys.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { passes } from '../../access/gates.js';
import type { Context } from '../../context.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { formChanges, type Form } from '../../records/write/formChanges.js';
import type { Outcome } from '../../records/write/outcome.js';
import type { FormValues } from '../../records/write/recordRules.js';
import { RecordStore } from '../../records/write/recordStore.js';
import { isChanged } from '../../records/write/touched.js';
import type { Written } from '../../records/write/write.js';
import { panelId, PanelModel } from './settingsRecord.js';
import { allSaidBy } from './settingValues.js';
import { followTimeZone } from './timeZone.js';

/** The one record of a panel, written as the records of kinds are: by its rules, its version and the audit trail. */
export class SettingsStore extends RecordStore {
  readonly id: string;
  /** A write leaves the pages alone that show other settings. */
  override readonly listedBy = [];

  constructor(readonly panel: SettingsPanel) {
    super(panel.kind, PanelModel, { panel: panel.name });
    this.id = panelId(panel);
  }

  /** The keys that say something else than before, in some language. */
  override partsOf({ before, after }: Written): readonly string[] {
    return keysOf(this.panel)
      .filter((setting) => !before || !after || isChanged(allSaidBy(before, setting), allSaidBy(after, setting)))
      .map(({ key }) => key);
  }

  /** All panels are records of one kind, each with a form of its own. */
  override get draftsOf(): string {
    return `${super.draftsOf}/${this.panel.name}`;
  }

  /** A user who may write some panels may not write all of them. The server itself has no session. */
  refuses(context: Context): Message | null {
    return context.session === null || passes([this.panel.permission], context) ? null : messages.notAllowed;
  }

  override forbids(_record: StoredRecord, context: Context): Promise<Message | null> {
    return Promise.resolve(this.refuses(context));
  }

  override written(_written: unknown, { services }: Context): Promise<void> {
    return followTimeZone(services);
  }

  /** What a form would change in the panel as it is, or what is wrong with it. Nothing is written. */
  async changesOf(form: Form, context: Context): Promise<Outcome | FormValues> {
    return formChanges(this, form, await this.get(this.id), context);
  }

  /** Saves values of the panel, or their texts in another language. */
  saveForm({ input, texts }: Form, version: number | null, context: Context): Promise<Outcome> {
    return this.save(this.id, context, {
      write: { action: texts ? 'TRANSLATE' : 'UPDATE', input: texts?.input ?? input ?? {} },
      message: messages.settingsUpdated,
      version,
      changes: (current) => formChanges(this, { input, texts }, current, context),
    });
  }
}

const stores = new Map(allPanels.map((panel) => [panel.name, new SettingsStore(panel)]));

/** The stores of all panels. */
export const settingsStores: readonly SettingsStore[] = [...stores.values()];

/** @throws Error for what is no panel */
export function storeOf({ name }: Pick<SettingsPanel, 'name'>): SettingsStore {
  const store = stores.get(name);
  if (!store) throw new Error(`No store is registered for the panel '${name}'.`);
  return store;
}
