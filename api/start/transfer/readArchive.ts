import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { ValidationError, type InferType } from 'yup';
import { latestStep } from '../../migrations/list.js';
import { migratedColumns } from '../../migrations/migrated.js';
import { bytesIn, fieldsIn, isValues } from '../../platform/values.js';
import {
  FILES,
  FORMAT_VERSION,
  HEAD,
  HEAD_MAX_BYTES,
  headRules,
  MANIFEST,
  MANIFEST_MAX_BYTES,
  manifestRules,
  type Manifest,
  type Part,
} from './format.js';
import { ArchiveError, bytesOf, tarEntries, type TarEntry } from './tar.js';

/** A file of records is read whole: more than the largest one that is written, which ends with the record that fills it. */
const PART_MAX_BYTES = 32 * 1024 * 1024;

/** An archive that is complete, with all of its bytes as they were written. */
export interface Archive {
  readonly file: FileHandle;
  readonly head: InferType<typeof headRules>;
  readonly manifest: Manifest;
  /** By name. */
  readonly entries: ReadonlyMap<string, TarEntry>;
}

/** A line of a file of records. */
export interface ArchiveLine {
  /** For messages: 'records/events/0001.jsonl, line 3'. */
  readonly place: string;
  readonly content: unknown;
}

/**
 * Reads the whole archive and compares it with its manifest.
 * @throws ArchiveError for one that is damaged, cut off, of another format, or of a later version of it
 */
export async function openArchive(path: string): Promise<Archive> {
  const file = await open(path, 'r');
  try {
    const entries = new Map<string, TarEntry>();
    const sha256: Record<string, string> = {};
    let head: Archive['head'] | null = null;
    let manifest: Manifest | null = null;
    for await (const entry of tarEntries(file)) {
      const { name } = entry;
      if (manifest) throw new ArchiveError(`The archive goes on after its manifest, with '${name}'.`);
      if (entries.has(name)) throw new ArchiveError(`The archive has '${name}' twice.`);
      if (name === MANIFEST) {
        manifest = await manifestRules.validate(await json(file, entry, MANIFEST_MAX_BYTES), { strict: true });
        continue;
      }
      // What a later version writes is not known: it is refused before it is found to be damaged.
      head ??= await headOf(file, entry);
      entries.set(name, entry);
      sha256[name] = await checksum(file, entry);
    }
    if (!head || !manifest) throw new ArchiveError('The archive is cut off: it has no manifest.');
    compare(sha256, manifest);
    return { file, head, manifest, entries };
  } catch (error) {
    await file.close();
    throw error instanceof ValidationError ? new ArchiveError(`The archive is damaged: ${error.message}.`) : error;
  }
}

async function headOf(file: FileHandle, entry: TarEntry): Promise<Archive['head']> {
  if (entry.name !== HEAD) throw new ArchiveError('This is no archive of a site.');
  const head = fieldsIn(await json(file, entry, HEAD_MAX_BYTES));
  if (typeof head.version === 'number' && head.version > FORMAT_VERSION)
    throw new ArchiveError(
      `The archive has format ${head.version}, and this version of the product reads ${FORMAT_VERSION} at most: update it first.`,
    );
  if (typeof head.step === 'number' && head.step > latestStep())
    throw new ArchiveError(
      `The archive is of a later release: it has migration ${head.step}, and this release knows ${latestStep()} of them. Update it first.`,
    );
  return headRules.validate({ step: 0, ...head }, { strict: true });
}

function compare(found: Readonly<Record<string, string>>, { sha256 }: Manifest): void {
  const missing = Object.keys(sha256).find((name) => !Object.hasOwn(found, name));
  if (missing !== undefined) throw new ArchiveError(`The archive has no '${missing}', which its manifest names.`);
  for (const [name, sum] of Object.entries(found)) {
    if (!Object.hasOwn(sha256, name)) throw new ArchiveError(`The manifest does not name '${name}'.`);
    if (sha256[name] !== sum) throw new ArchiveError(`'${name}' is damaged: its checksum is another one.`);
  }
}

async function checksum(file: FileHandle, entry: TarEntry): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of bytesOf(file, entry)) hash.update(bytesIn(chunk));
  return hash.digest('hex');
}

/** The bytes of a file of an archive, all in memory. */
export async function bufferOf(file: FileHandle, entry: TarEntry, maxBytes: number): Promise<Buffer> {
  if (entry.size > maxBytes) throw new ArchiveError(`'${entry.name}' is larger than such a file can be.`);
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytesOf(file, entry)) chunks.push(bytesIn(chunk));
  return Buffer.concat(chunks);
}

async function json(file: FileHandle, entry: TarEntry, maxBytes: number): Promise<unknown> {
  const [{ content } = { content: null }] = parsed(entry.name, await bufferOf(file, entry, maxBytes));
  return content;
}

function parsed(name: string, bytes: Buffer): ArchiveLine[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ArchiveError(`'${name}' is not in UTF-8.`);
  }
  return text.split('\n').flatMap((line, at): ArchiveLine[] => {
    if (line === '') return [];
    const place = `${name}, line ${at + 1}`;
    try {
      const content: unknown = JSON.parse(line);
      return [{ place, content }];
    } catch {
      throw new ArchiveError(`${place}: this is no JSON.`);
    }
  });
}

/** The records that an archive has of a kind, by the fields that the kind has now, one file after another. */
export async function* linesIn(
  { file, entries, head: { step } }: Archive,
  { folder, store: { kind } }: Part,
): AsyncGenerator<readonly ArchiveLine[]> {
  const names = [...entries.keys()].filter((name) => name.startsWith(`${folder}/`)).sort();
  for (const name of names) {
    const entry = entries.get(name);
    const lines = entry ? parsed(name, await bufferOf(file, entry, PART_MAX_BYTES)) : [];
    yield lines.map(({ place, content }) => ({ place, content: migratedLine(kind.name, step, content) }));
  }
}

/** Content that is no record is left as it is: the record of a line is checked when it is read. */
function migratedLine(kind: string, step: number, content: unknown): unknown {
  if (!isValues(content)) return content;
  const parts = (['values', 'switches', 'carried'] as const).map((part) => {
    const values = content[part];
    return [part, isValues(values) ? migratedColumns(kind, step, values) : values] as const;
  });
  return { ...content, ...Object.fromEntries(parts.filter(([part]) => part in content)) };
}

/** @throws ArchiveError for a file in none of the folders: this version of the product does not know the kind */
export function refuseOtherFolders({ entries }: Archive, folders: readonly string[]): void {
  for (const name of entries.keys()) {
    const folder = name.slice(0, name.lastIndexOf('/'));
    if (name === HEAD || name.startsWith(FILES) || folders.includes(folder)) continue;
    throw new ArchiveError(`The archive has '${name}', of a kind that this version of the product does not have.`);
  }
}
