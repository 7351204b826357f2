import { allKinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Ctx, Field, Info, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { mayList } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { countDrafts, countInactive, countUntranslated } from './figures.js';

@ObjectType({ description: 'How many records of a kind are switched off.' })
class InactiveCount {
  @Field({ description: "The kind: 'event', 'blogCategory', …" }) kind!: string;
  @Field(() => Int, { description: 'More than none.' }) count!: number;
}

@ObjectType({ description: 'How many records of a kind are drafts.' })
class DraftCount {
  @Field({ description: "The kind: 'event', 'blogPost', …" }) kind!: string;
  @Field(() => Int, { description: 'More than none.' }) count!: number;
}

@ObjectType({ description: 'How many records of a kind lack a text in a language.' })
class UntranslatedCount {
  @Field({ description: "The kind: 'event', 'blogCategory', …" }) kind!: string;
  @Field({ description: 'Code of an active language other than the base language.' }) lang!: string;
  @Field(() => Int, { description: 'More than none.' }) count!: number;
}

/** The kinds whose list they may see, and of whose records they may read this field. */
const kindsWith = (schema: GraphQLSchema, context: Context, field: (kind: AnyKind) => string | undefined) =>
  allKinds.filter((kind) => {
    const name = field(kind);
    return name !== undefined && mayList(schema, context, kind, name);
  });

/** Work still to be done on the records. A kind that one may not list is not counted. */
@Resolver()
export class OverviewResolver {
  @RequirePermission()
  @Query(() => [InactiveCount], { description: 'The kinds with records that are switched off, of those one may list.' })
  async inactiveRecords(@Ctx() context: Context, @Info() { schema }: GraphQLResolveInfo): Promise<InactiveCount[]> {
    const countedKinds = kindsWith(schema, context, ({ toggles }) => toggles.find((toggle) => toggle === 'active'));
    const counts = countedKinds.map(async ({ name: kind }) => {
      return { kind, count: await countInactive(context.loaders.stores.of(kind), context.services.stamps) };
    });
    return (await Promise.all(counts)).filter(({ count }) => count > 0);
  }

  @RequirePermission()
  @Query(() => [DraftCount], {
    description:
      'The kinds with records that were never published and are not scheduled either, of those one may list.',
  })
  async draftRecords(@Ctx() context: Context, @Info() { schema }: GraphQLResolveInfo): Promise<DraftCount[]> {
    const countedKinds = kindsWith(schema, context, ({ publishing }) => publishing && 'publishingState');
    const counts = countedKinds.map(async ({ name: kind }) => {
      return { kind, count: await countDrafts(context.loaders.stores.of(kind), context.services.stamps) };
    });
    return (await Promise.all(counts)).filter(({ count }) => count > 0);
  }

  @RequirePermission()
  @Query(() => [UntranslatedCount], {
    description: 'By kind and active language: how many records lack a text there that they have in the base language.',
  })
  async untranslatedRecords(
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<UntranslatedCount[]> {
    const languages = context.languages.map(({ code }) => code).filter((code) => code !== baseLanguage());
    if (languages.length === 0) return [];
    const countedKinds = kindsWith(schema, context, ({ translatable }) => translatable[0] && 'translations');
    const counts = countedKinds.map(async ({ name: kind }) => {
      const { loaders, services } = context;
      const found = await countUntranslated(loaders.stores.of(kind), languages, services.stamps);
      return languages.map((lang) => ({ kind, lang, count: found[lang] ?? 0 }));
    });
    return (await Promise.all(counts)).flat().filter(({ count }) => count > 0);
  }
}
