import type { ContentValues } from '@polyphony/domain/content/fields.js';
import { keyOf, type Sectioned, type SectionSpecs } from '@polyphony/domain/content/section.js';
import { settingKeys } from '@polyphony/domain/settings/settingKeys.js';
import type { PageContentFragment, PictureFileFragment, SectionSettingsFragment } from '../generated/graphql.js';
import { sectionOf } from './sectionOf.js';

/** The keys of a section that are settings as well (CMS-033, CMS-048): what `...SectionSettings` queries. */
export const settingKeysOf = <Specs extends SectionSpecs>(
  { slug, specs }: Sectioned<Specs>,
  id: keyof Specs & keyof SectionSpecs,
): string[] =>
  Object.keys(specs[id]?.fields ?? {})
    .map((name) => keyOf(slug, id, name))
    .filter((key) => settingKeys.has(key));

/** The values of a section; the setting of the same key is shown for a text that the page does not have. */
export function sectionWithSettings<Specs extends SectionSpecs, Id extends keyof Specs & keyof SectionSpecs>(
  page: Sectioned<Specs>,
  id: Id,
  content: PageContentFragment,
  { publishedSettings }: SectionSettingsFragment,
): ContentValues<Specs[Id]['fields'], PictureFileFragment> {
  const section = sectionOf(page, id, content);
  const missing = Object.entries<unknown>(section).flatMap(([name, value]) => {
    const setting = publishedSettings.find(({ key }) => key === keyOf(page.slug, id, name))?.value.trim();
    return value === null && setting ? [[name, setting] as const] : [];
  });
  return { ...section, ...Object.fromEntries(missing) };
}
