import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { signedIn } from '../../access/gates.js';
import { RequirePermission } from '../../access/permissionDirective.js';
import type { Context } from '../../context.js';
import { badUserInput, notFound } from '../../platform/errors.js';
import { deletionRefusal } from '../../records/import/mayImport.js';
import {
  ImportLineModel,
  ImportModel,
  type ImportState,
  type LineState,
  type StoredImport,
  type StoredLine,
} from '../../records/import/storedImport.js';
import { pageBounds, pageInfo } from '../../records/read/listQuery.js';
import { objectId } from '../../records/read/recordReads.js';
import { PageArgs } from '../../records/schema/types.js';
import { Import, ImportLinePage, ImportPayload, outcomeOf, shownValue } from './importTypes.js';

/** Imports of a kind that are returned: the latest ones. */
const LATEST = 5;

const PROBLEMS: readonly LineState[] = ['rejected', 'skipped', 'kept'];

const asImport = ({ _id, ...stored }: StoredImport): Import => ({ ...stored, id: _id.toHexString() });

const asLine = (line: StoredLine) => ({
  line: line.line,
  outcome: outcomeOf(line),
  title: line.title ?? '',
  recordId: line.recordId ?? null,
  changes: (line.changes ?? []).map(({ column, before, after }) => ({
    column,
    before: shownValue(before),
    after: shownValue(after),
  })),
  errors: [...line.problems],
});

/** The caller's own import; nobody sees another's. @throws NOT_FOUND */
async function ownImport(id: string, context: Context): Promise<StoredImport> {
  const userId = new Types.ObjectId(signedIn(context).userId);
  const found = await ImportModel.findOne({
    _id: objectId(id),
    userId,
    state: { $ne: 'READING' },
  }).lean<StoredImport>();
  if (!found) throw notFound(messages.notFound('Import'));
  return found;
}

/** Lets the server work on an import, if it is in one of these states. */
async function start(
  { _id }: StoredImport,
  from: readonly ImportState[],
  to: ImportState,
  message: Message,
  { services }: Context,
): Promise<ImportPayload> {
  const started = await ImportModel.findOneAndUpdate(
    { _id, state: { $in: from } },
    { $set: { state: to, problem: null } },
    { returnDocument: 'after' },
  ).lean<StoredImport>();
  if (!started) return refusedImport(messages.importNotNow);
  services.imports.ready();
  return { success: true, message, errors: [], import: asImport(started) };
}

const refusedImport = (message: Message): ImportPayload => ({ success: false, message, errors: [], import: null });

/** Imports of files: POST /records/<plural> begins one. What each row may do is decided by the permissions of its kind. */
@Resolver()
export class ImportResolver {
  @RequirePermission()
  @Query(() => [Import], { description: 'The latest imports of a kind that the signed-in person has begun.' })
  async imports(
    @Arg('kind', () => String, { description: "The kind: 'event', 'blogPost', …" }) kind: string,
    @Ctx() context: Context,
  ): Promise<Import[]> {
    if (!context.loaders.stores.all.some((store) => store.kind.name === kind))
      throw badUserInput(messages.nameInvalid('kind'));
    const userId = new Types.ObjectId(signedIn(context).userId);
    const found = await ImportModel.find({ userId, kind, state: { $ne: 'READING' } })
      .sort({ createdAt: -1 })
      .limit(LATEST)
      .lean<StoredImport[]>();
    return found.map(asImport);
  }

  @RequirePermission()
  @Query(() => Import, { description: "An import of the signed-in person's own, or a NOT_FOUND error." })
  async import(
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Import> {
    return asImport(await ownImport(id, context));
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
    const { _id: importId } = await ownImport(id, context);
    const condition = { importId, ...(problems && { state: { $in: PROBLEMS } }) };
    const bounds = pageBounds(page, pageSize);
    const [lines, total] = await Promise.all([
      ImportLineModel.find(condition).sort({ line: 1 }).skip(bounds.skip).limit(bounds.pageSize).lean<StoredLine[]>(),
      ImportLineModel.countDocuments(condition),
    ]);
    return { rows: lines.map(asLine), pageInfo: pageInfo(bounds, total) };
  }

  @RequirePermission()
  @Mutation(() => ImportPayload, { description: 'Writes what the check of an import has planned, and nothing else.' })
  async applyImport(
    @Arg('id', () => ID, { description: 'Id of the import.' }) id: string,
    @Ctx() context: Context,
  ): Promise<ImportPayload> {
    const found = await ownImport(id, context);
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
    const found = await ownImport(id, context);
    const importId = found._id;
    const isWritten = await ImportLineModel.exists({ importId, state: 'written' });
    if (!isWritten) return refusedImport(messages.importNotNow);
    const { kind } = context.loaders.stores.of(found.kind);
    const refusal = deletionRefusal(kind, context);
    if (refusal && (await ImportLineModel.exists({ importId, state: 'written', action: 'create' })))
      return refusedImport(refusal);
    return start(found, ['APPLIED', 'FAILED'], 'UNDOING', messages.importUndoing, context);
  }
}
