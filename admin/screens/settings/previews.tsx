import type { ComponentType } from 'react';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { ColourPreview } from './ColourPreview';
import { FooterPreview } from './FooterPreview';
import type { PanelRecord } from './panelValues';

/** Data of a preview, beside what is typed into the form around it. */
export interface PreviewProps {
  readonly panel: SettingsPanel;
  readonly record: PanelRecord;
  readonly lang: string;
  readonly rtl: boolean;
}

/** The previews that panels declare. */
export const previews: Readonly<Record<NonNullable<SettingsPanel['preview']>, ComponentType<PreviewProps>>> = {
  colours: ColourPreview,
  footer: FooterPreview,
};
