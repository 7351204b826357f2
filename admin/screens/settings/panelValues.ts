import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { formOf, keysOf } from '@polyphony/domain/settings/settingKeys.js';
import { SETTINGS, type SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import type { SettingsPanelPartsFragment } from '../../graphql/generated/typed/graphql';
import type { FormValues } from '../../records/formValues';

/** What histories and the cache call the settings. */
export const SETTINGS_NOUN = { name: SETTINGS, plural: 'publishedSettings' } as const;

/** A panel as the server has it. */
export type PanelRecord = SettingsPanelPartsFragment;

/** The values of a panel's form in a language: all of them in the base language, in others the texts that are translated. */
export function panelValues(panel: SettingsPanel, record: PanelRecord, lang: string): FormValues {
  return valuesIn(panel, record, lang, lang !== baseLanguage());
}

/** The texts in the base language of what is translated, which a translation is written beside. */
export const baseTexts = (panel: SettingsPanel, record: PanelRecord): FormValues =>
  valuesIn(panel, record, baseLanguage(), true);

function valuesIn(panel: SettingsPanel, record: PanelRecord, lang: string, translated: boolean): FormValues {
  const names = new Map(
    keysOf(panel).flatMap(({ key, name, translatable }) => (translatable || !translated ? [[key, name]] : [])),
  );
  const values = record.languages.find((one) => one.lang === lang)?.values ?? [];
  const sent = Object.fromEntries([
    ...[...names.values()].map((name) => [name, ''] as const),
    ...values.flatMap(({ key, value, list }) => {
      const name = names.get(key);
      return name === undefined ? [] : [[name, list ?? value] as const];
    }),
    ...record.entries.map(({ name, ids }) => [name, ids] as const),
  ]);
  return { ...formOf(panel, sent) };
}
