import type { Sectioned } from '../section.js';
import { aboutUs } from './aboutUs.js';
import { careers } from './careers.js';
import { contactUs } from './contactUs.js';
import { courses } from './courses.js';
import { event } from './event.js';
import { home } from './home.js';
import { newsAndBlogs } from './newsAndBlogs.js';
import { offers } from './offers.js';

/** The only list of the pages of the site that have sections, in the order of the site. */
export const sitePages: readonly Sectioned[] = [
  home,
  aboutUs,
  event,
  courses,
  offers,
  careers,
  newsAndBlogs,
  contactUs,
];

/** The sections of the page with this slug; null for a page without any. */
export const sectionsOf = (slug: unknown): Sectioned | null => sitePages.find((page) => page.slug === slug) ?? null;
