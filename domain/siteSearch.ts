import type { Sectioned } from './content/section.js';
import { sectionsOf } from './content/pages/index.js';
import { contactUs } from './content/pages/contactUs.js';
import { blogPost } from './kinds/blogPost.js';
import { career } from './kinds/career.js';
import { cmsPage } from './kinds/cmsPage.js';
import { contact } from './kinds/contact.js';
import { course } from './kinds/course.js';
import { event } from './kinds/event.js';
import { newsArticle } from './kinds/newsArticle.js';
import { pageOf, type AnyKind } from './kinds/parts/kind.js';
import { META_TEXTS_WITH_KEYWORDS } from './kinds/parts/meta.js';

interface SearchFacts<Field extends string = string> {
  /** Texts that are searched by nothing: those that no page shows, and labels of buttons. */
  readonly unread?: readonly Field[];
  /** The field with the picture that results show. */
  readonly picture?: Field;
  /** Path of the page that shows its records: without that page visitors find none of them. */
  readonly foundOn?: string;
  /** The sections of the page of a record, which say what its path is. Without it, the kind says so. */
  readonly sections?: (slug: unknown) => Sectioned | null;
}

/** A kind whose records visitors find by the search of the site. */
export interface SearchedKind extends SearchFacts {
  readonly kind: AnyKind;
}

const searched = <const Field extends string>(
  kind: AnyKind & { readonly rules: { readonly fields: { readonly [Name in Field]?: unknown } } },
  { unread = [], ...facts }: SearchFacts<Field>,
): SearchedKind => ({ kind, ...facts, unread: [...unread, ...META_TEXTS_WITH_KEYWORDS] });

/** What visitors find by the search of the site, in the order of its results: every kind whose records have an address. */
export const searchedKinds: readonly SearchedKind[] = [
  searched(event, { picture: 'featuredImage', unread: ['buttonLabel', 'bannerButtonLabel'] }),
  // Fees are hidden where a course has another slug.
  searched(course, { picture: 'image', unread: ['buttonLabel', 'packageCategories', 'feeStructure'] }),
  searched(newsArticle, { picture: 'bannerImage' }),
  searched(blogPost, { picture: 'bannerImage' }),
  searched(career, { picture: 'image' }),
  searched(contact, { foundOn: contactUs.path }),
  searched(cmsPage, { sections: sectionsOf }),
];

/** The path of a record on the site; null where it has none. */
export function pathOfFound({ kind, sections }: SearchedKind, slug: string): string | null {
  if (sections) return sections(slug)?.path ?? null;
  return pageOf(kind)?.replace(':slug', encodeURIComponent(slug)) ?? null;
}
