import { PUBLIC_PAGE_SIZE } from '@polyphony/domain/limits.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import { Public } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { selectionAt } from '../../records/read/selection.js';
import { storiesAround, storyPage, type PageOfStories, type Projections } from './storyReads.js';
import { StoriesAround, STORY_FIELDS, StoryFilter, StoryPage } from './storyTypes.js';

const projectionsAt = (info: GraphQLResolveInfo, path: string): Projections => {
  const [post, article] = STORY_FIELDS.map((field) => selectionAt(info, [path, field]));
  return { post: post ?? null, article: article ?? null };
};

@Resolver()
export class StoryResolver {
  @Public()
  @Query(() => StoryPage, { description: 'A page of the posts and articles that visitors see, the newest first.' })
  publishedStories(
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page, from 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: PUBLIC_PAGE_SIZE, description: 'Rows a page, clamped to 1..100.' })
    pageSize: number,
    @Arg('filter', () => StoryFilter, { nullable: true, description: 'Without it, everything.' })
    filter: StoryFilter | null,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PageOfStories> {
    return storyPage({ page, pageSize, filter: filter ?? {} }, projectionsAt(info, 'rows'), context);
  }

  @Public()
  @Query(() => StoriesAround, { description: 'What a reader of a post or an article may want to read next.' })
  publishedStoriesAround(
    @Arg('post', () => String, { nullable: true, description: 'Slug of the post.' }) post: string | null | undefined,
    @Arg('article', () => String, { nullable: true, description: 'Slug of the article.' })
    article: string | null | undefined,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const of =
      post == null ? ({ field: 'article', slug: article ?? '' } as const) : ({ field: 'post', slug: post } as const);
    const projections = {
      newer: projectionsAt(info, 'newer'),
      older: projectionsAt(info, 'older'),
      related: projectionsAt(info, 'related'),
    };
    return storiesAround(of, projections, context);
  }
}
