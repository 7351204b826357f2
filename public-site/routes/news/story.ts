import type { ArticleItemFragment, PostItemFragment } from '../../generated/graphql.js';

/** The two kinds of texts that readers find together. */
export type StoryKind = 'post' | 'article';

/** A row of a list, of which one is there. */
interface Row<Post, Article> {
  readonly post?: Post | null;
  readonly article?: Article | null;
}

/** The text of a row, and which kind it is. */
export function storyOf<Post extends object, Article extends object>({
  post,
  article,
}: Row<Post, Article>): ((Post | Article) & { readonly kind: StoryKind }) | null {
  if (post) return { ...post, kind: 'post' };
  return article ? { ...article, kind: 'article' } : null;
}

/** A text as lists show it: posts and articles have the same fields. */
export type ListedStory = (PostItemFragment | ArticleItemFragment) & { readonly kind: StoryKind };

/** Time at which readers could first see a text; in a preview of what nobody has seen yet, at which it was begun. */
export const publishedAt = ({
  firstPublishedAt,
  createdAt,
}: {
  readonly firstPublishedAt?: string | null;
  readonly createdAt: string;
}): string => firstPublishedAt ?? createdAt;
