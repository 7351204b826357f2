import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { keysOf } from '@polyphony/domain/settings/settingKeys.js';
import { prices } from '@polyphony/domain/settings/panels/prices.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { GraphQLError } from 'graphql';
import { passes } from '../../access/gates.js';
import type { Context } from '../../context.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { Form } from '../../records/write/form.js';
import { formChanges, type SentForm } from '../../records/write/formChanges.js';
import type { KindSteps, StateRefusals } from '../../records/write/kindRules.js';
import { refusedFields, type Outcome } from '../../records/write/outcome.js';
import { RecordRules } from '../../records/write/recordRules.js';
import { saving, type Save } from '../../records/write/saving.js';
import { isChanged } from '../../records/write/touched.js';
import type { Written } from '../../records/write/write.js';
import { WritePath } from '../../records/write/writePath.js';
import { writeRecord } from '../../records/write/writeRecords.js';
import { PricesForm } from './pricesForm.js';
import { panelId, PanelModel } from './settingsRecord.js';
import { comparableValueOf } from './settingValues.js';
import { followTimeZone } from './timeZone.js';

/** The one record of a panel, written as the records of kinds are: by its form, its version and the audit trail. */
export class SettingsStore extends RecordRules {
  override readonly single: string;
  /** All panels are records of one kind, each with a form and drafts of its own. */
  override readonly form: Form = new (this.panel.name === prices.name ? PricesForm : Form)(this, {
    ...this.kind,
    name: `${this.kind.name}/${this.panel.name}`,
  });
  /** A write leaves the pages alone that show other settings. */
  override readonly cachedParts = { listedBy: [], partsOf: (written: Written) => this.#keysIn(written) };
  override readonly refusals: StateRefusals = { person: (_, context) => Promise.resolve(this.refuses(context)) };
  override readonly steps: KindSteps = { written: (_, { services }) => followTimeZone(services) };

  constructor(readonly panel: SettingsPanel) {
    super(panel.kind, PanelModel, { panel: panel.name });
    this.single = panelId(panel);
  }

  /** The keys that say something else than before, in some language. */
  #keysIn({ before, after }: Written): readonly string[] {
    return keysOf(this.panel)
      .filter(
        (setting) =>
          !before || !after || isChanged(comparableValueOf(before, setting), comparableValueOf(after, setting)),
      )
      .map(({ key }) => key);
  }

  /** A user who may write some panels may not write all of them. The server itself has no session. */
  refuses(context: Context): Message | null {
    return context.session === null || passes([this.panel.permission], context) ? null : messages.notAllowed;
  }

  /** Reason for which the panel as it is would refuse a form, also for the files that it names; null otherwise. */
  async refusalOf(form: SentForm, context: Context): Promise<Outcome | null> {
    const operation = this.#saving(form, null, context);
    const { planned, results } = await new WritePath(this, operation, context).plan([this.single]);
    const plan = planned.get(this.single);
    if (plan) {
      const errors = await plan.refusals(null);
      return errors.length > 0 ? refusedFields(errors) : null;
    }
    const result = results.get(this.single);
    if (result instanceof GraphQLError) throw result;
    return result && !result.success ? result : null;
  }

  /** Saves values of the panel, or their texts in another language. */
  saveForm(form: SentForm, version: number | null, context: Context): Promise<Outcome> {
    return writeRecord(this, this.#saving(form, version, context), this.single, context);
  }

  #saving(form: SentForm, version: number | null, context: Context) {
    return saving(this, this.#saveOf(form, version, context), (ids) => this.load(ids), context);
  }

  #saveOf({ input, texts }: SentForm, version: number | null, context: Context): Save<StoredRecord> {
    return {
      write: { action: texts ? 'TRANSLATE' : 'UPDATE', input: texts?.input ?? input ?? {} },
      message: messages.settingsUpdated,
      version,
      changes: (current) => formChanges(this.form, { input, texts }, current, context),
    };
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
