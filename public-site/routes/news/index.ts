import type { Route } from '../../routing/route.js';
import { feeds } from './feeds.js';
import { blog, news } from './news.js';
import { articleCategory, postCategory } from './storyCategory.js';
import { tag } from './tag.js';
import { article, post } from './text.js';

/** Feeds come first: their addresses have the shape of a text's. */
export const newsRoutes: readonly Route[] = [...feeds, news, blog, tag, articleCategory, postCategory, article, post];
