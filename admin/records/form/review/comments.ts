import type { Comment } from './ReviewContext';

/** Those that nobody has resolved. */
export const openComments = (comments: readonly Comment[]): readonly Comment[] =>
  comments.filter(({ resolvedBy }) => resolvedBy === null);

/** Those on a field in a language; of the whole form where the field is null. Untranslated fields have them in none. */
export const commentsOn = (comments: readonly Comment[], field: string | null, lang: string | null) =>
  comments.filter((comment) => comment.field === field && comment.lang === lang);
