import { choosersOf, listersOf } from '@polyphony/domain/kinds/index.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver, type ClassType } from 'type-graphql';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { addBulk } from '../bulk/bulkResolver.js';
import { addDrafts, addEditors } from './draftOperations.js';
import { addDraftPreview, addPreview } from '../preview/previewMutation.js';
import { addPublishing } from './publishingMutations.js';
import { isActive } from '../read/localizedRead.js';
import { refuseHidden } from '../read/refuseHidden.js';
import { pageSelection } from '../read/selection.js';
import type { FormValues } from '../write/recordRules.js';
import type { RecordStore } from '../store/recordStore.js';
import { addArrange } from './arrangeMutation.js';
import { switchOf } from '../schema/enums.js';
import { sortStep, type SortArg } from '../schema/listTypes.js';
import { choicesIn, recordTypes, referenceIdsIn, spanIn } from './recordTypes.js';
// oxlint-disable-next-line typescript/consistent-type-imports -- decorators keep the type of a parameter at run time
import { Option, PageArgs, RecordFilter } from '../schema/types.js';
import { addWrites } from './writeMutations.js';
import { changersOf } from '@polyphony/domain/kinds/parts/kind.js';

/**
 * The standard operations of a kind: list, details, options, create, update, translate, delete and its switches, each
 * behind its own permission. A kind's resolver extends it and adds only what other kinds do not have.
 */
export function recordResolver(store: RecordStore, recordClass: ClassType): ClassType {
  const { kind } = store;
  const { names, permissions } = kind;
  const types = recordTypes(kind, recordClass);
  const changers = changersOf(kind);
  const choosers = choosersOf(kind);

  @Resolver()
  class RecordResolver {
    @RequirePermission(...listersOf(kind))
    @Query(() => types.page, { name: kind.plural, description: `A page of the ${kind.plural} for the console.` })
    async list(
      @Args(() => PageArgs) { page, pageSize }: PageArgs,
      @Arg('sort', () => types.sort, { nullable: true, description: "Without it, the list's own order." })
      sort: SortArg | null,
      @Arg('filter', () => types.filter, { nullable: true, description: 'Without it, everything.' })
      filter: (RecordFilter & FormValues) | null,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ) {
      const { publishing } = filter ?? {};
      const references = await referenceIdsIn(kind, filter, context);
      const choices = choicesIn(kind, filter);
      const span = spanIn(kind, filter);
      const days = span && kind.range ? [kind.range.from, kind.range.to] : [];
      const lang = filter?.lang ?? context.language.requested;
      const status = filter?.status && switchOf(filter.status)[0];
      const narrowed = [...Object.keys({ ...references, ...choices }), ...days];
      refuseHidden(info, context, names.type, [
        sort?.field,
        filter?.searchName && kind.titleField,
        status,
        typeof publishing === 'string' ? 'publishingState' : null,
        ...narrowed,
      ]);
      return store.list(
        {
          ...filter,
          references,
          choices,
          span,
          page,
          pageSize,
          sort: sortStep(sort),
          lang,
          sortLanguage: isActive(lang, context) ? lang : context.language.default,
        },
        pageSelection(info),
        context,
      );
    }

    @RequirePermission(...permissions.details)
    @Query(() => recordClass, { name: kind.name, description: `One record, or a NOT_FOUND error.` })
    details(@Arg('id', () => ID, { description: 'Database object id.' }) id: string) {
      return store.get(id);
    }

    @RequirePermission(...new Set([permissions.view, permissions.add, ...changers, ...choosers]))
    @Query(() => [Option], { name: names.options, description: `The active ${kind.plural} as choices of a select.` })
    options(
      @Arg('lang', () => String, { nullable: true, description: "Language of the labels; without it, the request's." })
      lang: string | null,
      @Ctx() context: Context,
    ) {
      return store.options(context, lang);
    }
  }

  addWrites(RecordResolver.prototype, store, types);
  addBulk(RecordResolver.prototype, store);
  if (kind.tree?.arranged) addArrange(RecordResolver.prototype, store);
  if (kind.publishing) addPublishing(RecordResolver.prototype, store, types.payload);
  if (kind.preview) addPreview(RecordResolver.prototype, store);
  if (kind.drafts) addDrafts(RecordResolver.prototype, store, types.payload);
  if (kind.drafts) addEditors(RecordResolver.prototype, store);
  if (kind.drafts && kind.preview) addDraftPreview(RecordResolver.prototype, store);
  return RecordResolver;
}
