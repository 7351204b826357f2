import { blogCategory } from './blogCategory.js';
import { blogPost } from './blogPost.js';
import { career } from './career.js';
import { contact } from './contact.js';
import { cmsPage } from './cmsPage.js';
import { course } from './course.js';
import { coursePackage } from './coursePackage.js';
import { event } from './event.js';
import { eventCategory } from './eventCategory.js';
import { eventDifficulty } from './eventDifficulty.js';
import { eventPrice } from './eventPrice.js';
import { file } from './file.js';
import type { KindName } from './names.js';
import type { AnyKind, KindSpec, ListedKind } from './parts/kind.js';
import type { Permission } from '../people/permissions.js';
import { language } from './language.js';
import { menu } from './menu.js';
import { newsArticle } from './newsArticle.js';
import { newsCategory } from './newsCategory.js';
import { role } from './role.js';
import { staffMember } from './staffMember.js';
import { testimonial } from './testimonial.js';

/** The only list of record kinds. */
export const kinds = {
  language,
  eventCategory,
  eventDifficulty,
  event,
  eventPrice,
  blogCategory,
  blogPost,
  newsCategory,
  newsArticle,
  career,
  testimonial,
  contact,
  cmsPage,
  menu,
  course,
  coursePackage,
  file,
  staffMember,
  role,
} as const satisfies { readonly [Name in KindName]: KindSpec & { readonly name: Name } };

export type { KindName } from './names.js';
export const allKinds: readonly AnyKind[] = Object.values(kinds);

/** The name of a kind and of all kinds that its references lead to. */
export function withReferenced({ name, references }: Pick<ListedKind, 'name' | 'references'>): readonly string[] {
  const below = Object.values(references).flatMap(({ kind }) => withReferenced(kinds[kind]));
  return [...new Set([name, ...below])];
}

/**
 * Permissions of other kinds whose holders may read the choices of this kind: their forms pick one of its records, or show
 * the picked one to a translator, or their lists are filtered by it.
 */
export function choosersOf({ name, permissions: { choosers } }: AnyKind): readonly Permission[] {
  const leads = ({ references }: AnyKind, field: string) => references[field]?.kind === name;
  const picking = allKinds.filter((kind) => Object.keys(kind.references).some((field) => leads(kind, field)));
  const filtering = allKinds.filter((kind) => kind.filters?.some((field) => leads(kind, field)));
  return [
    ...picking.flatMap(({ permissions: { add, edit, translate } }) => [add, edit, ...(translate ? [translate] : [])]),
    ...filtering.map(({ permissions }) => permissions.view),
    ...choosers,
  ];
}

/** The permissions that open the list of a kind: where its records are picked from, those of all who write records, too (SPEC-D72). */
export function listersOf(kind: AnyKind): readonly Permission[] {
  if (!kind.pickedInList) return [kind.permissions.view];
  const editors = allKinds.flatMap(({ permissions: { add, edit } }) => [add, edit]);
  return [...new Set([kind.permissions.view, ...choosersOf(kind), ...editors])];
}
