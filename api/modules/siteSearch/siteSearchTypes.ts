import { kinds, withReferenced } from '@polyphony/domain/kinds/index.js';
import { searchedKinds } from '@polyphony/domain/siteSearch.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { recordClassOf } from '../../records/graphql/recordClass.js';
import { DateTime } from '../../records/schema/scalars.js';
import { PageInfo } from '../../records/schema/types.js';
import type { MarkedText, TextPiece } from './excerpt.js';

@ObjectType({ description: 'A piece of a text of a result.', simpleResolvers: true })
class FoundPiece implements TextPiece {
  @Field(() => String, { description: 'Plain text.' }) readonly text!: string;
  @Field(() => Boolean, { description: 'Whether it is what was searched for.' }) readonly found!: boolean;
}

@ObjectType({ description: 'A text of a result, in pieces that follow one another.', simpleResolvers: true })
class FoundText implements MarkedText {
  @Field(() => String, { description: 'Code of its language.' }) readonly lang!: string;
  @Field(() => [FoundPiece], { description: 'All of it.' }) readonly pieces!: readonly TextPiece[];
}

@ObjectType({ description: 'A record that visitors found by the search of the site.', simpleResolvers: true })
export class SiteSearchResult {
  @Field(() => ID, { description: 'Database object id.' }) readonly id!: string;
  @Field(() => String, { description: "Its path on the site: '/event/bookbinding'." }) readonly path!: string;
  @Field(() => FoundText, { description: 'Its title, in the requested language or what that falls back to.' })
  readonly title!: MarkedText;
  @Field(() => FoundText, { nullable: true, description: 'A part of its texts; null where it has none.' })
  readonly excerpt!: MarkedText | null;
  @Field(() => String, { nullable: true, description: "Its first day, '2027-05-15'; null without days." })
  readonly startsOn!: string | null;
  @Field(() => String, { nullable: true, description: 'Its last day; null without days.' })
  readonly endsOn!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was published, of kinds that are read by date.' })
  readonly publishedAt!: Date | null;
  @Field(() => recordClassOf(kinds.file.name), { nullable: true, description: 'Its picture.' })
  readonly image!: object | null;
}

@ObjectType({ description: 'What visitors found of one kind.', simpleResolvers: true })
export class SiteSearchKind {
  @Field(() => String, { description: "The kind: 'event', 'newsArticle', …" }) readonly kind!: string;
  @Field(() => [SiteSearchResult], { description: 'A page of it; none where another kind was requested.' })
  readonly rows!: readonly SiteSearchResult[];
  @Field(() => PageInfo, { description: 'The position of the page among all that was found of the kind.' })
  readonly pageInfo!: PageInfo;
}

@ObjectType({ description: 'What visitors found on the whole site.', simpleResolvers: true })
export class SiteSearch {
  @Field(() => Int, { description: 'Number of results of all kinds.' }) readonly totalItemsCount!: number;
  @Field(() => Int, { description: 'How many of them have the words as they were typed.' })
  readonly exactItemsCount!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The words that the others have in place of what was typed: one letter of a word is another one.',
  })
  readonly correction!: string | null;
  @Field(() => [SiteSearchKind], { description: 'Each kind of which something was found, in the order of the site.' })
  readonly kinds!: readonly SiteSearchKind[];
}

/** The type of what the search returns, and the kinds that it depends on. */
export const SITE_SEARCH = {
  type: SiteSearch.name,
  kinds: [...new Set([...searchedKinds.flatMap(({ kind }) => withReferenced(kind)), kinds.file.name])],
} as const;
