import { inLanguage, type Localized } from '@polyphony/domain/languages.js';
import type { Context } from '../../context.js';
import { settingsForVisitors } from './readSettings.js';
import type { SiteSettings } from './settingsTypes.js';

/** Entries of the header menu that are shown at most. */
const MENU_MAX = 100;

/** The entries of the header menu; none while the app has no menus. */
async function menuItems(context: Context): Promise<SiteSettings['headerMenuItems']> {
  const { loaders, services, language } = context;
  const store = loaders.stores.all.find(({ kind }) => kind.name === 'menu');
  if (!store) return [];
  const selection = { projection: { name: 1, link: 1, parentId: 1 }, totals: false, descendants: false } as const;
  const { rows } = await store.published(
    { page: 1, pageSize: MENU_MAX, lang: language.asked },
    selection,
    services.stamps,
  );
  return rows.map((row) => ({
    label: inLanguage(row['name'] as Localized, language) ?? '',
    link: typeof row['link'] === 'string' ? row['link'] : '',
  }));
}

/** The site-settings shape (SPEC-D21): no key holds a link of a banner above the header, so there is none. */
export async function siteSettings(context: Context): Promise<SiteSettings> {
  const [helpline] = await settingsForVisitors(['helpline_number'], null, context);
  return { topbarBannerLink: '', helplineNumber: helpline?.value ?? '', headerMenuItems: await menuItems(context) };
}
