import { isTheme } from '../settings/theme.js';
import { matchPath } from '../routing/pattern.js';
import type { Route } from '../routing/route.js';
import { accountRoutes } from './accounts/index.js';
import { bookingRoutes } from './bookings/index.js';
import { careerRoutes } from './careers/index.js';
import { courseRoutes } from './courses/index.js';
import { contactUs } from './contact/contactUs.js';
import { eventRoutes } from './events/index.js';
import { home } from './home.js';
import { newsRoutes } from './news/index.js';
import { tag } from './news/tag.js';
import { notFound } from './notFound.js';
import { aboutUs } from './pages/aboutUs.js';
import { offers } from './pages/offers.js';
import { privacy } from './privacy.js';
import { search } from './search/search.js';

/** Every page of the site; the first whose pattern fits an address is opened. */
export const routes: readonly Route[] = [
  home,
  ...eventRoutes,
  ...courseRoutes,
  ...newsRoutes,
  ...careerRoutes,
  ...bookingRoutes,
  ...accountRoutes,
  aboutUs,
  offers,
  contactUs,
  privacy,
  search,
  notFound,
];

/** Patterns of robots.txt for the pages that no search engine lists, where `*` stands for a parameter. */
export const unlistedPaths: readonly string[] = routes
  .filter(({ personal }) => personal)
  .map(({ path }) => path.replace(/:[^/]+/g, '*'));

/** Whether an address is that of a file, a feed or the style sheet of colours: naming a language there sets no cookie. */
export const sendsFile = (path: string): boolean =>
  isTheme(path) || routes.some((route) => route.file === true && matchPath(route.path, path) !== null);

/** Whether an address ends with a text of its own, a tag: 'Node.js' is not the name of a file. */
export const endsInText = (path: string): boolean => matchPath(tag.path, path) !== null;
