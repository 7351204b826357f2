/**
 * The names of all kinds. They are apart from the kinds, which name one another: a type made of the kinds themselves would go
 * around in a circle. `kinds` of index.ts does not compile without one of these, or with another one.
 */
export const KIND_NAMES = [
  'language',
  'eventCategory',
  'eventDifficulty',
  'event',
  'eventPrice',
  'blogCategory',
  'blogPost',
  'newsCategory',
  'newsArticle',
  'career',
  'testimonial',
  'contact',
  'cmsPage',
  'menu',
  'course',
  'coursePackage',
  'file',
  'staffMember',
  'role',
] as const;
export type KindName = (typeof KIND_NAMES)[number];
