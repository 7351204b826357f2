import type { Look } from './axe.js';

const page = (name: string, address: string): Look => ({
  name: `site-${name}`,
  open: (window) => window.goto(address, { waitUntil: 'networkidle' }),
});

/** Every page of the public site. */
export const siteLooks: readonly Look[] = [
  page('home', '/'),
  page('categories', '/event'),
  page('search', '/event?search=fest'),
  page('no-result', '/event?search=nothing-of-the-kind'),
  page('category', '/event/category/workshops'),
  page('category-below', '/event/category/day-hikes'),
  page('not-found', '/nowhere'),
];
