import { SiteSearch } from '../islands/SiteSearch.js';
import { hydrate } from './hydrate.js';

hydrate('siteSearch', SiteSearch);
