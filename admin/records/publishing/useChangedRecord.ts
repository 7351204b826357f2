import { sitePages } from '@polyphony/domain/content/pages/index.js';
import { kinds, type KindName } from '@polyphony/domain/kinds/index.js';
import { allPanels } from '@polyphony/domain/settings/panels/index.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import { useRecordLink } from '../../navigation/recordLink';
import type { TextName } from '../../texts/translate';
import { useT } from '../../texts/useT';

/** A record that will change, or the part of it that does. */
interface ChangedRecord {
  readonly kind: string;
  readonly id: string;
  readonly slug?: string | null;
  /** A section of a page ('section-1'), or a panel of the settings ('globalSeo'). */
  readonly part?: string | null;
  readonly title: string;
}

/** The part of a record that changes: a section of a page, or a panel of the settings. */
function partOf({
  kind,
  slug,
  part,
}: ChangedRecord): { readonly label: TextName; readonly path: string | null } | null {
  if (kind === SETTINGS) {
    const panel = allPanels.find(({ name }) => name === part);
    return panel ? { label: panel.heading, path: `/configurations/${panel.screen}#${panel.name}` } : null;
  }
  const section = sitePages.find((page) => page.slug === slug)?.sections.find(({ id }) => id === part);
  return section ? { label: section.label, path: null } : null;
}

/** Name of a record that will change, the words below it, and the path of its form. */
export function useChangedRecord(changed: ChangedRecord) {
  const t = useT();
  const linkOf = useRecordLink();
  const { kind, id, slug, title } = changed;
  const part = partOf(changed);
  const label = kind === SETTINGS ? 'settings.website' : (kinds[kind as KindName]?.label ?? kind);
  const sections = kind === kinds.cmsPage.name && part ? `/pages-setup/sections/${id}?tab=${changed.part}` : null;
  return {
    name: kind === SETTINGS ? t.words(part?.label ?? title) : title || t('courses.untitled'),
    words: [t.words(label), ...(sections && part ? [t(part.label)] : [])],
    path: part?.path ?? sections ?? linkOf({ kind, id, slug: slug ?? null, title }),
  };
}
