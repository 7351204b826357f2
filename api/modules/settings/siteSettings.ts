import { inLanguage } from '@polyphony/domain/languages.js';
import { menu } from '@polyphony/domain/kinds/menu.js';
import { MAX_PAGE_SIZE } from '@polyphony/domain/limits.js';
import type { Context } from '../../context.js';
import { textIn, valuesIn } from '../../platform/values.js';
import { settingsForVisitors } from './readSettings.js';
import type { SiteSettings } from './settingsTypes.js';

/** The entries of the header menu. */
async function menuItems(context: Context): Promise<SiteSettings['headerMenuItems']> {
  const { loaders, services, language } = context;
  const selection = { projection: { name: 1, link: 1, parentId: 1 }, totals: false, descendants: false } as const;
  const { rows } = await loaders.stores
    .of(menu.name)
    .published({ page: 1, pageSize: MAX_PAGE_SIZE, lang: language.requested }, selection, services.stamps);
  return rows.map(({ name, link }) => ({
    label: textIn(inLanguage(valuesIn(name), language)) ?? '',
    link: textIn(link) ?? '',
  }));
}

/** The site-settings shape (SPEC-D21): no key holds a link of a banner above the header, so there is none. */
export async function siteSettings(context: Context): Promise<SiteSettings> {
  const [helpline] = await settingsForVisitors(['helpline_number'], null, context);
  return { topbarBannerLink: '', helplineNumber: helpline?.value ?? '', headerMenuItems: await menuItems(context) };
}
