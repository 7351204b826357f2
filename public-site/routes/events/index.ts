import type { Route } from '../../routing/route.js';
import { categories } from './categories.js';
import { category } from './category.js';
import { event } from './event.js';
import { events } from './events.js';

/** No event has the slug 'category' (its kind refuses it), so that the two kinds of addresses never meet. */
export const eventRoutes: readonly Route[] = [events, categories, category, event];
