import type { PageMetaFragment } from '../generated/graphql.js';
import type { Visit } from '../visit/visit.js';
import type { Head } from './head.js';
import { sharedPicture } from './sharedPicture.js';

/**
 * The head of a page of sections: what an editor wrote for search engines in the language of the visit, before the words of the
 * product. Those are in that language, so a meta text of another one is left out.
 */
export function pageHead(content: PageMetaFragment | null, own: Head, visit: Visit): Head {
  if (!content) return own;
  const textOf = (field: 'metaTitle' | 'metaDescription') =>
    (!content.fallbacks.some((fallback) => fallback.field === field) && content[field]) || null;
  return {
    ...own,
    title: textOf('metaTitle') ?? own.title,
    description: textOf('metaDescription') ?? own.description ?? null,
    picture: sharedPicture([content.metaImageFile], visit),
  };
}
