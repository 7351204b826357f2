import type { SiteTexts } from './generated/siteTexts.js';
import { textsOfGroup } from './groups.js';

export type { SiteTexts };

/** The site's own texts in a language. */
export const siteTextsIn = textsOfGroup<SiteTexts>('site');
