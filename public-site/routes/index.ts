import type { Route } from '../routing/route.js';
import { accountRoutes } from './accounts/index.js';
import { categories } from './categories.js';
import { category } from './category.js';
import { home } from './home.js';
import { notFound } from './notFound.js';

/** Every page of the site; the first whose pattern fits an address is opened. */
export const routes: readonly Route[] = [home, categories, category, ...accountRoutes, notFound];
