import { index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { SETTINGS, type SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { modelOf } from '../../records/schema/model.js';
import { seedSingles, singleId, SingleRecord } from '../../records/schema/singleRecord.js';
import { initialOf } from './initialPanels.js';

/** Stored record of a panel, beside the values of its fields, which are those of its declaration. */
@modelOptions({
  schemaOptions: { collection: SETTINGS, strict: false, versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
@index({ panel: 1 }, { unique: true })
@index({ fileIds: 1 })
class StoredPanel extends SingleRecord {
  @prop({ type: String, required: true })
  panel!: string;
}

export const PanelModel = modelOf(StoredPanel);

/** The id of a panel's record. */
export const panelId = ({ name }: Pick<SettingsPanel, 'name'>): string => singleId(SETTINGS, name);

/** Makes the records of panels that have none yet. */
export const seedPanels = (): Promise<void> =>
  seedSingles(
    PanelModel,
    allPanels.map((panel) => ({
      id: panelId(panel),
      heading: panel.heading,
      scope: { panel: panel.name },
      values: initialOf(panel),
    })),
  );
