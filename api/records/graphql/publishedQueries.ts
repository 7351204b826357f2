import { PUBLIC_PAGE_SIZE } from '@polyphony/domain/limits.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Query, Resolver, type ClassType } from 'type-graphql';
import { Public } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { withEdits } from '../preview/pageEdits.js';
import { previewedRecord, withPreviewed } from '../preview/preview.js';
import { asReleased } from '../preview/releasePreview.js';
import { readableLanguage } from '../read/localizedRead.js';
import { markPublishedRead } from '../read/published.js';
import type { FormValues } from '../write/recordRules.js';
import type { RecordStore } from '../store/recordStore.js';
import { branchesIn, choicesIn, holdingIn, recordTypes, referencesIn, spanIn } from './recordTypes.js';
import { pageSelection } from '../read/selection.js';
import { PublishedOrder } from '../schema/enums.js';
import type { PublishedFilter } from '../schema/types.js';

/** Declares the order of a list as an argument, for kinds whose records have days. It is the last one: others have no gap then. */
const orderArgument = ({ range }: RecordStore['kind']): ReturnType<typeof Arg> =>
  range?.time
    ? Arg('order', () => PublishedOrder, {
        defaultValue: PublishedOrder.ORDER_NUMBER,
        description: 'Which come first.',
      })
    : () => undefined;

/** A kind's queries for visitors: active records only, without a session, cached. */
export function publishedQueries(store: RecordStore, recordClass: ClassType): ClassType {
  const { kind } = store;
  const types = recordTypes(kind, recordClass);
  const plural = kind.plural.charAt(0).toUpperCase() + kind.plural.slice(1);

  @Resolver()
  class PublishedQueries {
    @Public()
    @Query(() => types.page, {
      name: `published${plural}`,
      description: `A page of the ${kind.plural} that visitors see.`,
    })
    async publishedList(
      @Arg('page', () => Int, { defaultValue: 1, description: 'The page, from 1.' }) page: number,
      @Arg('pageSize', () => Int, { defaultValue: PUBLIC_PAGE_SIZE, description: 'Rows a page, clamped to 1..100.' })
      pageSize: number,
      @Arg('filter', () => types.publishedFilter, { nullable: true, description: 'Without it, everything.' })
      filter: (PublishedFilter & FormValues) | null,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @orderArgument(kind) order?: PublishedOrder,
    ) {
      const lang = readableLanguage(filter?.lang, context);
      const request = {
        page,
        pageSize,
        searchName: filter?.searchName ?? null,
        featured: filter?.featured === true,
        references: referencesIn(kind, filter),
        choices: choicesIn(kind, filter),
        branches: branchesIn(kind, filter),
        span: spanIn(kind, filter),
        holding: holdingIn(kind, filter),
        byDateFrom: order === PublishedOrder.DATE ? context.services.siteClock.today() : null,
        lang,
      };
      const stored = await store.published(request, pageSelection(info), context.services.stamps);
      const found = await withEdits(store, withPreviewed(store, stored, request, context), context);
      if (filter?.searchName) context.loaders.noteSearched(kind.name);
      context.loaders.noteRecords(kind.name, found.rows);
      found.rows.forEach(markPublishedRead);
      found.descendants.forEach(markPublishedRead);
      return found;
    }

    @Public()
    @Query(() => recordClass, {
      name: `published${kind.names.type}`,
      nullable: true,
      description: 'One record by its slug or id; null when visitors may not see it.',
    })
    async publishedOne(
      @Arg('slug', () => String, { nullable: true, description: 'Its slug.' }) slug: string | null,
      @Arg('id', () => ID, { nullable: true, description: 'Its id, where the slug is not known.' }) id: string | null,
      @Ctx() context: Context,
    ) {
      const by = slug ? { slug } : id ? { id } : null;
      const stored =
        by && (previewedRecord(store, by, context) ?? (await store.publishedOne(by, context.services.stamps)));
      const found = stored && asReleased(kind, stored, context);
      if (!found) return null;
      const record = context.edits ? await context.edits.of(store, found, context) : found;
      context.loaders.noteRecords(kind.name, [record]);
      return markPublishedRead(record);
    }
  }
  return PublishedQueries;
}
