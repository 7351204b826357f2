import { createHash } from 'node:crypto';
import { index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { SETTINGS, type SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import mongoose, { Types } from 'mongoose';
import { modelOf } from '../../records/schema/model.js';
import { initialOf } from './initialPanels.js';
import type { Author } from '../../records/schema/record.js';

/** Stored record of a panel, beside the values of its fields, which are those of its declaration. */
@modelOptions({
  schemaOptions: { collection: SETTINGS, strict: false, versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
@index({ panel: 1 }, { unique: true })
@index({ fileIds: 1 })
class StoredPanel {
  @prop({ type: String, required: true })
  panel!: string;

  /** Name of the panel in the audit trail. */
  @prop({ type: String, required: true })
  heading!: string;

  @prop({ type: Number, required: true, default: 1 })
  version!: number;

  @prop({ type: Date, required: true })
  createdAt!: Date;

  @prop({ type: Date, required: true })
  updatedAt!: Date;

  @prop({ type: mongoose.Schema.Types.Mixed, default: null })
  updatedBy!: Author | null;
}

export const PanelModel = modelOf(StoredPanel);

/** The id of a panel's record. It follows from the name, so that no process has to look for it. */
export const panelId = ({ name }: Pick<SettingsPanel, 'name'>): string =>
  createHash('sha256').update(`${SETTINGS} ${name}`).digest('hex').slice(0, 24);

/** Makes the records of panels that have none yet. Idempotent, and safe in several processes at once. */
export async function seedPanels(): Promise<void> {
  if ((await PanelModel.countDocuments()) >= allPanels.length) return;
  const now = new Date();
  await PanelModel.collection.bulkWrite(
    allPanels.map((panel) => ({
      updateOne: {
        filter: { _id: new Types.ObjectId(panelId(panel)) },
        update: {
          $setOnInsert: {
            panel: panel.name,
            heading: panel.heading,
            version: 1,
            createdAt: now,
            updatedAt: now,
            updatedBy: null,
            ...initialOf(panel),
          },
        },
        upsert: true,
      },
    })),
    { ordered: false },
  );
}
