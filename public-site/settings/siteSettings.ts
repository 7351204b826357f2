import { settingKeys } from '@polyphony/domain/settings/settingKeys.js';
import {
  SiteWideSettingsDocument,
  type PictureFileFragment,
  type SiteWideSettingsQuery,
} from '../generated/graphql.js';
import type { RunQuery } from '../graphql/query.js';

/** The settings of the site as a page reads them, in the visitor's language. */
export interface SiteSettings {
  /** The text of a key; '' where it has none. */
  text(key: string): string;
  isOn(key: string): boolean;
  /** Rows of keys that are paired by position, those left out of which a part is blank. */
  rows(...keys: readonly string[]): readonly (readonly string[])[];
  picture(key: string): PictureFileFragment | null;
  /** Keys that nobody has read so far: a page does not depend on them. */
  unused(): readonly string[];
}

/** Settings that every page shows: all panels but those of single pages, whose keys have hyphens. */
const keys = [...settingKeys.values()].filter(({ panel }) => !panel.hyphens).map(({ key }) => key);

type Setting = SiteWideSettingsQuery['publishedSettings'][number];

function settingsOf(settings: readonly Setting[]): SiteSettings {
  const byKey = new Map(settings.map((setting) => [setting.key, setting]));
  const unused = new Set(byKey.keys());
  const read = (key: string) => {
    unused.delete(key);
    return byKey.get(key);
  };
  const listOf = (key: string) => read(key)?.list ?? [];
  return {
    text: (key) => read(key)?.value ?? '',
    isOn: (key) => read(key)?.value === '1',
    rows: (first, ...others) =>
      listOf(first ?? '')
        .map((value, at) => [value, ...others.map((key) => listOf(key)[at] ?? '')])
        .filter((row) => row.every((value) => value !== '')),
    picture: (key) => read(key)?.file ?? null,
    unused: () => [...unused],
  };
}

/** No settings: what the page of a failure shows. */
export const NO_SETTINGS = settingsOf([]);

export const readSettings = async (runQuery: RunQuery, lang: string): Promise<SiteSettings> =>
  settingsOf((await runQuery(SiteWideSettingsDocument, { keys, lang })).publishedSettings);
