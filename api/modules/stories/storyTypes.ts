import { blogPost } from '@polyphony/domain/kinds/blogPost.js';
import { newsArticle } from '@polyphony/domain/kinds/newsArticle.js';
import { Field, InputType, ObjectType } from 'type-graphql';
import { keysOf } from '../../platform/values.js';
import { recordClassOf } from '../../records/graphql/recordClass.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { PageInfo } from '../../records/schema/types.js';

/** The kinds that readers find together, by the field of a story that is theirs. */
export const STORY_KINDS = { post: blogPost.name, article: newsArticle.name } as const;
export type StoryField = keyof typeof STORY_KINDS;
export const STORY_FIELDS: readonly StoryField[] = keysOf(STORY_KINDS);

@ObjectType({ description: 'A text for readers: a post of the blog or an article of the news.' })
export class Story implements Readonly<Record<StoryField, StoredRecord | null>> {
  @Field(() => recordClassOf(STORY_KINDS.post), { nullable: true, description: 'The post; null for an article.' })
  readonly post!: StoredRecord | null;

  @Field(() => recordClassOf(STORY_KINDS.article), { nullable: true, description: 'The article; null for a post.' })
  readonly article!: StoredRecord | null;
}

@ObjectType({ description: 'One page of the texts for readers.' })
export class StoryPage {
  @Field(() => [Story], { description: 'The texts of the page, the newest first.' }) rows!: readonly Story[];
  @Field(() => PageInfo, { description: 'The position of the page in its list.' }) pageInfo!: PageInfo;
}

@ObjectType({ description: 'What a reader of a text may want to read next.' })
export class StoriesAround {
  @Field(() => Story, { nullable: true, description: 'The next newer text.' }) newer!: Story | null;
  @Field(() => Story, { nullable: true, description: 'The next older text.' }) older!: Story | null;
  @Field(() => [Story], { description: 'Texts that share tags with it, else of its category; most alike first.' })
  related!: readonly Story[];
}

/** The types of what queries of stories return. */
export const STORY_TYPES: readonly string[] = [StoryPage, StoriesAround].map(({ name }) => name);

@InputType({ description: 'Narrows the list of texts for readers.' })
export class StoryFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the title, in the requested language or in the base language.',
  })
  searchName?: string | null;
  @Field(() => String, { nullable: true, description: 'A tag, in whichever language.' }) tag?: string | null;
  @Field(() => String, { nullable: true, description: 'Slug of a blog category: only posts in it or below it.' })
  postCategorySlug?: string | null;
  @Field(() => String, { nullable: true, description: 'Slug of a news category: only articles in it or below it.' })
  articleCategorySlug?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The language whose titles are searched; without it, the request's.",
  })
  lang?: string | null;
}
