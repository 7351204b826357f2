import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { SEARCH_FOUND } from '@polyphony/domain/limits.js';
import type { GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { Types } from 'mongoose';
import { Arg, Ctx, Field, ID, Info, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { mayList, mayRead } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { RecordStore } from '../../records/store/recordStore.js';

@ObjectType({ description: 'A record of whichever kind, found by its name.' })
class FoundRecord {
  @Field({ description: "Its kind: 'event', 'staffMember', …" }) kind!: string;
  @Field(() => ID, { description: 'Database object id.' }) id!: string;
  @Field(() => String, { nullable: true, description: 'Its slug, where its kind has one.' }) slug!: string | null;
  @Field({ description: "Its name, in the request's language or what that falls back to." }) title!: string;
  @Field(() => String, { nullable: true, description: 'What tells it from others of the same name.' })
  subtitle!: string | null;
}

/** Whether they may search the kind's list, which searches by this field. */
const maySearch = (schema: GraphQLSchema, context: Context, kind: AnyKind): boolean =>
  mayList(schema, context, kind, kind.titleField);

@Resolver()
export class SearchResolver {
  @RequirePermission()
  @Query(() => [FoundRecord], {
    description: 'Records of every kind whose list the asker may see, as their lists search: a part of the name.',
  })
  async searchRecords(
    @Arg('text', () => String, { description: 'A part of a name; nothing finds nothing.' }) text: string,
    @Arg('limit', () => Int, {
      nullable: true,
      description: `Records of each kind at most: 1 to ${SEARCH_FOUND.max}, without it ${SEARCH_FOUND.usual}.`,
    })
    limit: number | null,
    @Ctx() context: Context,
    @Info() { schema }: GraphQLResolveInfo,
  ): Promise<FoundRecord[]> {
    if (!text.trim()) return [];
    const most = Math.min(Math.max(limit ?? SEARCH_FOUND.usual, 1), SEARCH_FOUND.max);
    // A kind that they may not see is not queried: neither a response nor its duration reveals its records.
    const found = Object.values(kinds)
      .filter((kind) => maySearch(schema, context, kind))
      .map(async ({ name }) => {
        const store = context.loaders.stores.of(name);
        const records = await store.search(text, context.language.requested, most);
        return Promise.all(records.map((record) => foundRecord(store, record, context, schema)));
      });
    return (await Promise.all(found)).flat();
  }
}

async function foundRecord(
  store: RecordStore,
  record: StoredRecord,
  context: Context,
  schema: GraphQLSchema,
): Promise<FoundRecord> {
  const { slug } = record;
  return {
    kind: store.kind.name,
    id: record._id.toHexString(),
    slug: typeof slug === 'string' ? slug : null,
    title: store.titleOf(record, context.language),
    subtitle: await subtitleOf(store.kind, record, context, schema),
  };
}

/** The text of the kind's second field, or the name of the record that it refers to; null for who may not read that. */
async function subtitleOf(
  { subtitleField, references, names }: AnyKind,
  record: StoredRecord,
  context: Context,
  schema: GraphQLSchema,
): Promise<string | null> {
  if (!subtitleField || !mayRead(schema, context, names.type, subtitleField)) return null;
  const value = record[subtitleField];
  const reference = references[subtitleField];
  if (!reference) return typeof value === 'string' ? value : null;
  const { loaders, language } = context;
  const referred = kinds[reference.kind];
  if (!(value instanceof Types.ObjectId) || !maySearch(schema, context, referred)) return null;
  const store = loaders.stores.of(referred.name);
  const found = await loaders.record(store, value);
  return found && store.titleOf(found, language);
}
