import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { isPictureKey, keysOf, settingKeys, type SettingKey } from '@polyphony/domain/settings/settingKeys.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { SETTINGS, type SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import type { Context } from '../../context.js';
import { badUserInput, notFound } from '../../platform/errors.js';
import { forVisitors, inOneLanguage, isActive, type LocalizedRead } from '../../records/read/localizedRead.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { panelNow } from './panels.js';
import type { Setting, SettingsPanelType } from './settingsTypes.js';
import { asText, entryIdsIn, valueIn } from './settingValues.js';
import { plainKey } from './updateSettings.js';

/** The settings of these keys, each once. @throws BAD_USER_INPUT for a key that does not exist */
function settingsOf(keys: readonly string[]): SettingKey[] {
  const requestedKeys = keys.flatMap((key) => key.split(',')).map((key) => plainKey(key.trim()));
  return [...new Set(requestedKeys)].map((key) => {
    const setting = settingKeys.get(key);
    if (!setting) throw badUserInput(messages.settingUnknown(key));
    return setting;
  });
}

/** @throws BAD_USER_INPUT for a language that is not active */
function knownLanguage(lang: string, context: Context): string {
  if (!isActive(lang, context)) throw badUserInput(messages.unknownLanguage(lang));
  return lang;
}

function toSetting(
  setting: SettingKey,
  record: StoredRecord,
  readIn: LocalizedRead,
): Setting & { picture: string | null } {
  const value = valueIn(record, setting, readIn);
  return {
    key: setting.key,
    value: asText(value),
    list: typeof value === 'string' ? null : value,
    picture: isPictureKey(setting) && typeof value === 'string' && value !== '' ? value : null,
    file: null,
  };
}

/** A panel as the request sees it: as it is stored, or as it is typed where the site draws that. */
const panelIn = (panel: SettingsPanel, { panels, services }: Context): Promise<StoredRecord> => {
  const typed = panels?.get(panel.name);
  return typed ? Promise.resolve(typed) : panelNow(panel, services.stamps);
};

const read = (settings: readonly SettingKey[], readIn: LocalizedRead, context: Context): Promise<Setting[]> =>
  Promise.all(settings.map(async (setting) => toSetting(setting, await panelIn(setting.panel, context), readIn)));

/** The values of keys for staff: those of the base language, or of the given language alone. */
export const settingsForStaff = (keys: readonly string[], lang: string | null, context: Context): Promise<Setting[]> =>
  read(settingsOf(keys), inOneLanguage(knownLanguage(lang ?? baseLanguage(), context)), context);

/**
 * The values of keys for visitors, in their language or, where they are missing, in the fallback language; of a language
 * that is not active they read the default one, as in every public read (SPEC-D27).
 */
export async function settingsForVisitors(
  keys: readonly string[],
  lang: string | null,
  context: Context,
): Promise<Setting[]> {
  const { language } = context;
  const requested = lang && !isActive(lang, context) ? language.default : lang || language.requested;
  const settings = settingsOf(keys);
  context.loaders.noteParts(
    SETTINGS,
    settings.map(({ key }) => key),
  );
  return read(settings, forVisitors({ ...language, requested }), context);
}

/** A panel's record as its form needs it: every language by itself. */
export function panelFor(panel: SettingsPanel, record: StoredRecord, { languages }: Context): SettingsPanelType {
  const keys = keysOf(panel);
  const others = languages.map(({ code }) => code).filter((code) => code !== baseLanguage());
  return {
    id: panel.name,
    version: record.version,
    languages: [baseLanguage(), ...others].map((lang) => ({
      lang,
      values: keys
        .filter(({ translatable }) => translatable || lang === baseLanguage())
        .map((setting) => toSetting(setting, record, inOneLanguage(lang))),
    })),
    entries: entryIdsIn(record, panel).map(([name, ids]) => ({ name, ids })),
  };
}

/** @throws NOT_FOUND for what is no panel */
export function requirePanel(name: string): SettingsPanel {
  const panel = allPanels.find((one) => one.name === name);
  if (!panel) throw notFound(messages.settingUnknown(name));
  return panel;
}
