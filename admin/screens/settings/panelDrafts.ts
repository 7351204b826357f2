import { draftNames } from '@polyphony/domain/kinds/parts/kindNames.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import {
  DiscardSettingsDraftDocument,
  PublishSettingsDraftDocument,
  SaveSettingsDraftDocument,
  ScheduleSettingsDraftDocument,
  SettingsDraftDocument,
} from '../../graphql/generated/typed/graphql';
import type { DraftedScreen } from '../../records/screen';
import type { PanelRecord } from './panelValues';

/** The forms of a panel, as far as drafts go. */
export const draftedPanel = (panel: SettingsPanel): DraftedScreen<PanelRecord> => ({
  kind: {
    ...panel.kind,
    drafts: true,
    names: { ...panel.kind.names, ...draftNames('settings'), update: 'updateWebsiteSettings' },
  },
  operations: {
    draft: SettingsDraftDocument,
    saveDraft: SaveSettingsDraftDocument,
    discardDraft: DiscardSettingsDraftDocument,
    publishDraft: PublishSettingsDraftDocument,
    scheduleDraft: ScheduleSettingsDraftDocument,
  },
  byHand: { about: panel.heading, idOf: () => panel.name, formOf: () => `${panel.kind.name}/${panel.name}` },
});
