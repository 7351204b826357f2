import { pathOf, richTextPathsOf, valuesAtPath } from '@polyphony/domain/validation/entryLists.js';
import type { file } from '@polyphony/domain/kinds/file.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages, type Label } from '@polyphony/domain/messages/messages.js';
import { fileAddressesIn, fileIdsIn } from '@polyphony/domain/richText/richText.js';
import { Types, type ClientSession } from 'mongoose';
import { fillIn } from '../search/backfill.js';
import type { FileAddresses } from '../read/fileAddresses.js';
import { invalid } from '../write/outcome.js';
import type { WriteParticipant } from '../write/participants.js';
import type { RecordRules } from '../write/recordRules.js';
import { withChanges, type RecordOf } from '../schema/record.js';
import type { FieldError } from '../schema/types.js';

/** The hidden field of every record of a kind that names files: their ids, from all of its fields. */
export const FILE_IDS = 'fileIds';

type Values = Readonly<Record<string, unknown>>;

/** The paths that hold the id of a file, 'metaImage' or 'cards.icon', with what a person calls them. */
export const fileReferences = (kind: AnyKind): (readonly [path: string, label: Label])[] => [
  ...fileFieldsOf(kind),
  ...Object.entries(kind.otherFiles ?? {}),
];

/** Those of them that are fields of the kind's form. */
export const fileFieldsOf = ({ references }: AnyKind): (readonly [path: string, label: Label])[] =>
  Object.entries(references).flatMap(([path, { kind, label }]) => (kind === 'file' ? [[path, label] as const] : []));

/** Whether records of the kind can name files at all. */
export const namesFiles = (kind: AnyKind): boolean =>
  fileReferences(kind).length > 0 || richTextPathsOf(kind.rules).length > 0;

/** A text as it is stored, in one language or in several. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const richTextsIn = (kind: AnyKind, values: Values) =>
  richTextPathsOf(kind.rules).flatMap((path) => valuesAtPath(values, path));

/** The ids of the files that values name, each with the fields that name it: 'metaImage', 'cards.2.icon'. */
export function filesIn(kind: AnyKind, values: Values): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (id: string, field: string) => {
    const fields = found.get(id) ?? [];
    if (!fields.includes(field)) found.set(id, [...fields, field]);
  };
  for (const { field, value: id } of fileReferences(kind).flatMap(([path]) => valuesAtPath(values, path))) {
    if (id instanceof Types.ObjectId) add(id.toHexString(), field);
    else if (typeof id === 'string') add(id.toLowerCase(), field);
  }
  for (const { field, value } of richTextsIn(kind, values)) {
    for (const id of textsOf(value).flatMap(fileIdsIn)) add(id, field);
  }
  return found;
}

/** As they are stored. */
const idsOf = (files: ReadonlyMap<string, unknown>): Types.ObjectId[] =>
  [...files.keys()].map((id) => new Types.ObjectId(id));

/** Effects of a save on the files that the record names: it keeps their ids, and those that it newly names must be there. */
export const fileUse: WriteParticipant = {
  saving: (kind, current, changes, { loaders: { stores }, services }) => {
    if (!namesFiles(kind)) return null;
    const before = filesIn(kind, current ?? {});
    const next = withChanges(current ?? {}, changes);
    const after = filesIn(kind, next);
    const added = new Map([...after].filter(([id]) => !before.has(id)));
    const values = { [FILE_IDS]: idsOf(after) };
    if (added.size === 0) return { values };
    const guessed = guessedIn(kind, next, services.fileAddresses);
    return { values, refusals: (session) => refusedFiles({ kind, added, guessed }, stores.of('file'), session) };
  },
};

/**
 * The ids of files that texts name by an address without the file's token. Reading a text adds the tokens of today, so that
 * anybody who writes texts could find out the address of a file from a counted id.
 */
function guessedIn(kind: AnyKind, values: Values, fileAddresses: FileAddresses): ReadonlySet<string> {
  const addresses = richTextsIn(kind, values).flatMap(({ value }) => textsOf(value).flatMap(fileAddressesIn));
  const isGuessed = (id: string, token: string | null) => token === null || !fileAddresses.isToken(id, token);
  return new Set(addresses.flatMap(({ id, token }) => (isGuessed(id, token) ? [id] : [])));
}

interface NewReferences {
  readonly kind: AnyKind;
  /** The ids of files, each with the fields that name it. */
  readonly added: ReadonlyMap<string, readonly string[]>;
  readonly guessed: ReadonlySet<string>;
}

/**
 * What is wrong with naming these files. In a transaction it writes to them, too: a deletion of one of them at the same
 * moment meets that write, and one of the two is worked out again after the other.
 */
async function refusedFiles(
  { kind, added, guessed }: NewReferences,
  { model }: Pick<RecordRules, 'model'>,
  session: ClientSession | null,
): Promise<FieldError[]> {
  const rows = await namedFiles(model, idsOf(added), session);
  const kinds = new Map(rows.map((row) => [row._id.toHexString(), row.fileKind]));
  const labels = new Map(fileReferences(kind));
  return [...added].flatMap(([id, fields]) =>
    fields.flatMap((field) => {
      const label = labels.get(pathOf(field));
      if (!kinds.has(id) || (!label && guessed.has(id)))
        return [invalid(field, label ? messages.gone(label) : messages.fileOfTextGone)];
      return label && kinds.get(id) !== 'images' ? [invalid(field, messages.notAPicture(label))] : [];
    }),
  );
}

type NamedFile = Pick<RecordOf<typeof file>, '_id' | 'fileKind'>;

/** The files with these ids, marked as named within a transaction. One, the usual case, takes one round trip. */
async function namedFiles(
  model: RecordRules['model'],
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<readonly NamedFile[]> {
  const projection = { fileKind: 1 };
  const [only, ...others] = ids;
  const mark = { $set: { namedAt: new Date() } };
  if (session && only && others.length === 0) {
    const options = { session, projection, timestamps: false } as const;
    const found = await model.findOneAndUpdate({ _id: only }, mark, options).lean<NamedFile>();
    return found ? [found] : [];
  }
  const among = { _id: { $in: [...ids] } };
  if (session) await model.collection.updateMany(among, mark, { session });
  return model.collection.find<NamedFile>(among, { projection, ...(session && { session }) }).toArray();
}

/** Gives records that were written before there was the hidden field theirs; nothing to do once they have it. */
export async function fillFileIds({ all }: { readonly all: readonly RecordRules[] }): Promise<void> {
  for (const store of all.filter(({ kind }) => namesFiles(kind))) {
    await fillIn(store, FILE_IDS, (records) =>
      records.map((record) => ({ [FILE_IDS]: idsOf(filesIn(store.kind, record)) })),
    );
  }
}
