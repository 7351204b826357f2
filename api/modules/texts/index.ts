import { SiteTextModel } from './siteTextRecord.js';
import { SiteTextResolver } from './siteTextResolver.js';

export const siteTextResolvers = [SiteTextResolver] as const;
export const siteTextModels = [SiteTextModel] as const;
