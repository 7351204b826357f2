import type { DayOrder, Decimals } from '@polyphony/domain/import/spreadsheetValues.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { signedIn } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { duplicateKeyOf } from '../../platform/database/duplicateKey.js';
import { badUserInput } from '../../platform/errors.js';
import { deletionRefusal } from '../../records/import/mayImport.js';
import {
  entering,
  ImportLineModel,
  ImportModel,
  type ImportState,
  type LineState,
  type StoredImport,
  type StoredLine,
} from '../../records/import/storedImport.js';
import { pageBounds, pageInfo } from '../../records/read/listQuery.js';
import { PageArgs } from '../../records/schema/types.js';
import { endImport } from './endImport.js';
import { Import, ImportLinePage, ImportPayload, outcomeOf, formatImportValue } from './importTypes.js';
import { mappingOf } from './matchColumns.js';
import { dayOrderEnum, decimalsEnum, matchingOf } from './matchingTypes.js';
import { reachableImport, reachableImports } from './reachable.js';

const PROBLEMS: readonly LineState[] = ['rejected', 'skipped', 'kept'];

function asImport(found: StoredImport, context: Context): Import {
  const { _id, userId, userName, matching: _matching, ...stored } = found;
  const store = context.loaders.stores.all.find(({ kind }) => kind.name === found.kind);
  return {
    ...stored,
    id: _id.toHexString(),
    by: userId.equals(signedIn(context).userId) ? null : userName,
    matching: store ? matchingOf(found, store.kind, context) : null,
  };
}

const asLine = (line: StoredLine) => ({
  line: line.line,
  outcome: outcomeOf(line),
  title: line.title ?? '',
  recordId: line.recordId ?? null,
  changes: (line.changes ?? []).map(({ column, before, after }) => ({
    column,
    before: formatImportValue(before),
    after: formatImportValue(after),
  })),
  errors: [...line.problems],
});

/** Lets the server work on an import, if it is in one of these states. */
async function start(
  { _id }: StoredImport,
  from: readonly ImportState[],
  to: ImportState,
  message: Message,
  context: Context,
  set: Partial<StoredImport> = {},
): Promise<ImportPayload> {
  const { $set, ...others } = entering(to, new Types.ObjectId(signedIn(context).userId));
  try {
    const started = await ImportModel.findOneAndUpdate(
      { _id, state: { $in: from } },
      { $set: { ...set, ...$set, problem: null }, ...others },
      { returnDocument: 'after' },
    ).lean<StoredImport>();
    if (!started) return refusedImport(messages.importNotNow);
    context.services.imports.ready();
    return { success: true, message, errors: [], import: asImport(started, context) };
  } catch (error) {
    if (!duplicateKeyOf(error)) throw error;
    return refusedImport(messages.importRunning);
  }
}

const refusedImport = (message: Message): ImportPayload => ({ success: false, message, errors: [], import: null });

/** Imports of files: POST /records/<plural> begins one. What each row may do is decided by the permissions of its kind. */
@Resolver()
export class ImportResolver {
  @RequirePermission()
  @Query(() => [Import], {
    description:
      'The latest imports of a kind that the signed-in person has begun; for a Super Admin also those of accounts that are not active any more.',
  })
  async imports(
    @Arg('kind', () => String, { description: "The kind: 'event', 'blogPost', …" }) kind: string,
    @Ctx() context: Context,
  ): Promise<Import[]> {
    if (!context.loaders.stores.all.some((store) => store.kind.name === kind))
      throw badUserInput(messages.nameInvalid('kind'));
    return (await reachableImports(kind, context)).map((found) => asImport(found, context));
  }

  @RequirePermission()
  @Query(() => Import, {
    description:
      "An import of the signed-in person's own, for a Super Admin also one of an account that is not active any more; or a NOT_FOUND error.",
  })
  async import(
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Import> {
    return asImport(await reachableImport(id, context), context);
  }

  @RequirePermission()
  @Query(() => ImportLinePage, { description: 'The rows of an import that change something, or cannot.' })
  async importLines(
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
    @Arg('problems', () => Boolean, { defaultValue: false, description: 'Only those that something is wrong with.' })
    problems: boolean,
    @Args(() => PageArgs) { page, pageSize }: PageArgs,
    @Ctx() context: Context,
  ): Promise<ImportLinePage> {
    const { _id: importId } = await reachableImport(id, context);
    const condition = { importId, ...(problems && { state: { $in: PROBLEMS } }) };
    const bounds = pageBounds(page, pageSize);
    const [lines, total] = await Promise.all([
      ImportLineModel.find(condition).sort({ line: 1 }).skip(bounds.skip).limit(bounds.pageSize).lean<StoredLine[]>(),
      ImportLineModel.countDocuments(condition),
    ]);
    return { rows: lines.map(asLine), pageInfo: pageInfo(bounds, total) };
  }

  @RequirePermission()
  @Mutation(() => ImportPayload, {
    description:
      'Says what the columns of a file are, and lets the server check its rows. Errors name the input: columns.2, dayOrder.',
  })
  async matchImport(
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
    @Arg('columns', () => [String], {
      description: "Names of fields in the order of the file's columns; blank for one to leave out.",
    })
    columns: string[],
    @Arg('dayOrder', () => dayOrderEnum, { nullable: true, description: 'Needed where days can be read in two ways.' })
    dayOrder: DayOrder | null,
    @Arg('decimals', () => decimalsEnum, {
      nullable: true,
      description: 'Needed where numbers can be read in two ways.',
    })
    decimals: Decimals | null,
    @Ctx() context: Context,
  ): Promise<ImportPayload> {
    const found = await reachableImport(id, context);
    if (found.state !== 'MATCHING') return refusedImport(messages.importNotNow);
    const { kind } = context.loaders.stores.of(found.kind);
    const matched = mappingOf(found, kind, { columns, dayOrder, decimals }, context);
    if ('errors' in matched)
      return {
        success: false,
        message: matched.errors[0]?.message ?? messages.importMatch,
        errors: [...matched.errors],
        import: null,
      };
    return start(found, ['MATCHING'], 'CHECKING', messages.importChecking, context, { mapping: matched.mapping });
  }

  @RequirePermission()
  @Mutation(() => ImportPayload, { description: 'Writes what the check of an import has planned, and nothing else.' })
  async applyImport(
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
    @Ctx() context: Context,
  ): Promise<ImportPayload> {
    const found = await reachableImport(id, context);
    const isOpen = await ImportLineModel.exists({ importId: found._id, state: 'planned' });
    if (!isOpen) return refusedImport(messages.importNotNow);
    return start(found, ['CHECKED', 'FAILED'], 'APPLYING', messages.importStarted, context);
  }

  @RequirePermission()
  @Mutation(() => ImportPayload, {
    description: 'Takes back what an import has written: new records go to the bin, others get their former values.',
  })
  async undoImport(
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
    @Ctx() context: Context,
  ): Promise<ImportPayload> {
    const found = await reachableImport(id, context);
    const importId = found._id;
    const isWritten = await ImportLineModel.exists({ importId, state: 'written' });
    if (!isWritten) return refusedImport(messages.importNotNow);
    const { kind } = context.loaders.stores.of(found.kind);
    const refusal = deletionRefusal(kind, context);
    if (refusal && (await ImportLineModel.exists({ importId, state: 'written', action: 'create' })))
      return refusedImport(refusal);
    return start(found, ['APPLIED', 'FAILED'], 'UNDOING', messages.importUndoing, context);
  }

  @RequirePermission()
  @Mutation(() => ImportPayload, {
    description:
      'Ends an import that waits: rows that are not written are left out. What was written stays, and can be undone. An import that has written nothing is deleted.',
  })
  async endImport(
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
    @Ctx() context: Context,
  ): Promise<ImportPayload> {
    const ended = await endImport(await reachableImport(id, context));
    if (ended === false) return refusedImport(messages.importNotNow);
    return { success: true, message: messages.importIsEnded, errors: [], import: ended && asImport(ended, context) };
  }
}
