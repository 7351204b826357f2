import { choosersOf } from '@polyphony/domain/kinds/index.js';
import type { AnyKind, SortStep, Toggle } from '@polyphony/domain/kinds/kind.js';
import type { Permission } from '@polyphony/domain/permissions.js';
import { GraphQLBoolean, GraphQLID, type GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Int, Mutation, Query, Resolver, type ClassType } from 'type-graphql';
import { mayRead } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { forbidden } from '../../platform/errors.js';
import { addBulk } from '../bulk/bulkResolver.js';
import { define } from './define.js';
import { switchOf, type SortDirection } from './enums.js';
import type { Outcome } from '../write/outcome.js';
import { choicesIn, recordTypes, referencesIn, spanIn } from './recordTypes.js';
import type { FormValues } from '../write/recordRules.js';
import type { RecordStore } from '../write/recordStore.js';
import { pageSelection } from '../read/selection.js';
// oxlint-disable-next-line typescript/consistent-type-imports -- decorators keep the type of a parameter at run time
import { Option, PageArgs, RecordFilter } from './types.js';

export interface SortArg {
  readonly field: string;
  readonly direction: SortDirection;
}

/** The GraphQL payload of a write: the record stands under the kind's own name. */
export const payload = (kind: AnyKind, { record, ...rest }: Outcome) => ({ ...rest, [kind.name]: record });

export const sortStep = (sort: SortArg | null | undefined): SortStep | null =>
  sort ? [sort.field, sort.direction === 1 ? 1 : -1] : null;

/**
 * The standard operations of a kind: list, details, options, create, update, translate, delete and its switches, each
 * behind its own permission. A kind's resolver extends it and adds only what other kinds do not have.
 */
export function recordResolver(store: RecordStore, recordClass: ClassType) {
  const { kind } = store;
  const { names, permissions } = kind;
  const types = recordTypes(kind, recordClass);
  const allow = (...anyOf: readonly string[]) => RequirePermission(...(anyOf as readonly Permission[]));
  const changers = changersOf(kind);
  const choosers = choosersOf(kind);

  /** A value that may not be read is not found out by sorting or filtering either. */
  const refuseHidden = (info: GraphQLResolveInfo, context: Context, fields: readonly (string | null | undefined)[]) => {
    const hidden = fields.some((field) => field && !mayRead(info.schema, context, names.type, field));
    if (hidden) throw forbidden();
  };

  @Resolver()
  abstract class RecordResolver {
    @allow(permissions.view, ...(kind.pickedFromList ? choosers : []))
    @Query(() => types.page, { name: kind.plural, description: `A page of the ${kind.plural} for the console.` })
    list(
      @Args(() => PageArgs) { page, pageSize }: PageArgs,
      @Arg('sort', () => types.sort, { nullable: true, description: "Without it, the list's own order." })
      sort: SortArg | null,
      @Arg('filter', () => types.filter, { nullable: true, description: 'Without it, everything.' })
      filter: (RecordFilter & FormValues) | null,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ) {
      const references = referencesIn(kind, filter);
      const choices = choicesIn(kind, filter);
      const span = spanIn(kind, filter);
      const days = span && kind.range ? [kind.range.from, kind.range.to] : [];
      const status = filter?.status && switchOf(filter.status)[0];
      const narrowed = [...Object.keys({ ...references, ...choices }), ...days];
      refuseHidden(info, context, [sort?.field, filter?.searchName && kind.titleField, status, ...narrowed]);
      return store.list(
        {
          ...filter,
          references,
          choices,
          span,
          page,
          pageSize,
          sort: sortStep(sort),
          lang: filter?.lang ?? context.language.asked,
        },
        pageSelection(info),
        context.services.stamps,
      );
    }

    @allow(...permissions.details)
    @Query(() => recordClass, { name: kind.name, description: `One record, or a NOT_FOUND error.` })
    details(@Arg('id', () => ID, { description: 'Database object id.' }) id: string) {
      return store.get(id);
    }

    @allow(...new Set([permissions.view, permissions.add, ...changers, ...choosers]))
    @Query(() => [Option], { name: names.options, description: `The active ${kind.plural} as choices of a select.` })
    options(
      @Arg('lang', () => String, { nullable: true, description: "Language of the labels; without it, the request's." })
      lang: string | null,
      @Ctx() context: Context,
    ) {
      return store.options(context, lang);
    }

    @allow(permissions.delete)
    @Mutation(() => types.payload, { name: names.delete, description: 'Deletes a record for good.' })
    async delete(@Arg('id', () => ID, { description: 'Database object id.' }) id: string, @Ctx() context: Context) {
      return payload(kind, await store.delete(id, context));
    }
  }

  addUpdate(RecordResolver.prototype, store, types);
  if (!kind.noCreate) addCreate(RecordResolver.prototype, store, types.payload, types.input);
  if (types.translationInput) addTranslate(RecordResolver.prototype, store, types.payload, types.translationInput);
  for (const toggle of kind.toggles) addToggle(RecordResolver.prototype, store, types.payload, toggle);
  addBulk(RecordResolver.prototype, store);
  return RecordResolver as unknown as ClassType;
}

/** Who may open a record's form: to edit it, or to translate it. */
const changersOf = ({ permissions: { edit, translate } }: AnyKind) => (translate ? [edit, translate] : [edit]);

/** Not every kind has it, so it is not written out in the class. */
function addCreate(proto: object, store: RecordStore, payloadClass: ClassType, inputClass: ClassType): void {
  const { kind } = store;
  const key = 'create';
  const method = async (input: FormValues, context: Context) => payload(kind, await store.create(input, context));
  define(proto, key, method, [Object, Object]);
  Arg('input', () => inputClass, { description: 'Texts are in English; translations follow.' })(proto, key, 0);
  Ctx()(proto, key, 1);
  Mutation(() => payloadClass, {
    name: kind.names.create,
    description: 'Creates a record from the values of a form.',
  })(proto, key, Object.getOwnPropertyDescriptor(proto, key) as PropertyDescriptor);
  RequirePermission(kind.permissions.add as Permission)(proto, key);
}

const VERSION = { nullable: true, description: 'The version it was loaded with; a later one is a CONFLICT.' } as const;

/** Its arguments differ by kind, so it is not written out in the class. */
function addUpdate(
  proto: object,
  store: RecordStore,
  { payload: payloadClass, input: inputClass, translationInput }: ReturnType<typeof recordTypes>,
): void {
  const { kind } = store;
  const key = 'update';
  const method = async (
    id: string,
    input: FormValues,
    version: number | null,
    context: Context,
    lang?: string | null,
    translation?: FormValues | null,
  ) => {
    const texts = lang || translation ? { lang: lang ?? '', input: translation ?? {} } : null;
    return payload(kind, await store.update(id, input, version, context, texts));
  };
  define(proto, key, method, [String, Object, Number, Object, String, Object]);
  Arg('id', () => ID, { description: 'Database object id.' })(proto, key, 0);
  Arg('input', () => inputClass, { description: 'A field left out keeps its value.' })(proto, key, 1);
  Arg('version', () => Int, VERSION)(proto, key, 2);
  Ctx()(proto, key, 3);
  if (translationInput) {
    const description = 'Code of an active language other than English, whose texts are saved with the rest.';
    Arg('lang', () => String, { nullable: true, description })(proto, key, 4);
    Arg('translation', () => translationInput, { nullable: true, description: 'The texts in that language.' })(
      proto,
      key,
      5,
    );
  }
  Mutation(() => payloadClass, {
    name: kind.names.update,
    description: translationInput
      ? 'Changes a record, and its texts in one language if they are given: both are saved, or neither.'
      : 'Changes a record.',
  })(proto, key, Object.getOwnPropertyDescriptor(proto, key) as PropertyDescriptor);
  RequirePermission(kind.permissions.edit as Permission)(proto, key);
}

/** Only kinds with translatable fields have it, so it is not written out in the class. */
function addTranslate(proto: object, store: RecordStore, payloadClass: ClassType, inputClass: ClassType): void {
  const { kind } = store;
  const key = 'translate';
  const method = async (id: string, lang: string, input: FormValues, version: number | null, context: Context) =>
    payload(kind, await store.translate(id, lang, input, version, context));
  define(proto, key, method, [String, String, Object, Number, Object]);
  Arg('id', () => ID, { description: 'Database object id.' })(proto, key, 0);
  Arg('lang', () => String, { description: 'Code of an active language other than English.' })(proto, key, 1);
  Arg('input', () => inputClass, { description: 'A field left out keeps its value.' })(proto, key, 2);
  Arg('version', () => Int, VERSION)(proto, key, 3);
  Ctx()(proto, key, 4);
  Mutation(() => payloadClass, {
    name: kind.names.translate,
    description: 'Writes the texts of one language; the others stay.',
  })(proto, key, Object.getOwnPropertyDescriptor(proto, key) as PropertyDescriptor);
  RequirePermission(...(changersOf(kind) as Permission[]))(proto, key);
}

function addToggle(proto: object, store: RecordStore, payloadClass: ClassType, toggle: Toggle): void {
  const { kind } = store;
  const key = kind.names.toggle(toggle);
  const method = async (id: string, to: boolean | null, context: Context) =>
    payload(kind, await store.toggle(id, toggle, to, context));
  define(proto, key, method, [String, Boolean, Object]);
  Arg('id', () => GraphQLID, { description: 'Database object id.' })(proto, key, 0);
  Arg('to', () => GraphQLBoolean, {
    nullable: true,
    description: 'The value wanted; without it, the stored one flips.',
  })(proto, key, 1);
  Ctx()(proto, key, 2);
  Mutation(() => payloadClass, { name: key, description: `Switches '${toggle}' of a record.` })(
    proto,
    key,
    Object.getOwnPropertyDescriptor(proto, key) as PropertyDescriptor,
  );
  RequirePermission(kind.permissions.toggle[toggle] as Permission)(proto, key);
}
