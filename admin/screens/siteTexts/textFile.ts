import { IMPORT_MAX } from '@polyphony/domain/limits.js';
import { csvText, type CsvValue } from '@polyphony/domain/text/csv.js';
import { CsvReader, MalformedCsv, type CsvRow } from '@polyphony/domain/text/csvReader.js';
import type { TextName } from '../../texts/translate';
import type { TextPage } from './matching';

/** The columns of a file of texts: where a text is, what it is in English, and what the site says. */
const COLUMNS = ['path', 'english', 'text'] as const;

/** As large as a file of records: what is larger is no file of texts. */
export const MAX_BYTES = IMPORT_MAX.megabytes * 1024 * 1024;

/** The texts of pages as a table, its head first. */
export const textsTable = (pages: readonly TextPage[]): CsvValue[][] => [
  [...COLUMNS],
  ...pages.flatMap(({ texts }) =>
    texts.map(({ path, source, standard, text }) => [path, source, text ?? standard ?? '']),
  ),
];

/** A text that a file changes. */
export interface TextChange {
  readonly path: string;
  /** What the site says now; null where it has nothing in the language. */
  readonly before: string | null;
  /** What it will say; null: the text of the product again. */
  readonly text: string | null;
  /** The text that was written before; null: that of the product. */
  readonly was: string | null;
}

/** What a file changes, by page, and how many of its rows name no text; or why it cannot be read. */
export type ReadTexts =
  { readonly pages: readonly (readonly TextChange[])[]; readonly unknown: number } | { readonly problem: TextName };

/** A file in UTF-8, or in UTF-16 as spreadsheets write it, as text; null for one in another encoding. */
function decoded(bytes: Uint8Array): string | null {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // The decoder throws for nothing else.
    return null;
  }
}

/** The rows of a file; null for one that is no table. */
function rowsOf(bytes: Uint8Array): readonly CsvRow[] | null {
  if (bytes.byteLength > MAX_BYTES) return null;
  const text = decoded(bytes);
  if (text === null) return null;
  const reader = new CsvReader(IMPORT_MAX);
  try {
    const rows = reader.push(text);
    return [...rows, ...reader.end()];
  } catch (error) {
    if (error instanceof MalformedCsv) return null;
    throw error;
  }
}

/** A cell as it was typed: spreadsheets write lines their own way. */
const typed = (cell: string | undefined): string => csvText(cell ?? '').replaceAll(/\r\n?/g, '\n');

/** Reads a file of texts, and compares it with what the site says. Of rows that name the same text the last one counts. */
export function readTexts(bytes: Uint8Array, pages: readonly TextPage[]): ReadTexts {
  const rows = rowsOf(bytes);
  if (rows === null) return { problem: 'texts.theFileCannotBeRead' };
  const [head, ...body] = rows;
  const heads = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase());
  const [path, text] = [heads.indexOf('path'), heads.indexOf('text')];
  if (path === -1 || text === -1) return { problem: 'texts.aTableWithTheColumns' };
  const wanted = new Map(body.map(({ cells }) => [(cells[path] ?? '').trim(), typed(cells[text])] as const));
  const known = new Set(pages.flatMap(({ texts }) => texts.map((one) => one.path)));
  const changed = pages.map(({ texts }) =>
    texts.flatMap((one): TextChange[] => {
      const found = wanted.get(one.path);
      const before = one.text ?? one.standard;
      if (found === undefined || found === (before ?? '')) return [];
      const isStandard = found.trim() === '' || found === one.standard;
      if (isStandard && one.text === null) return [];
      return [{ path: one.path, before, text: isStandard ? null : found, was: one.text }];
    }),
  );
  return {
    pages: changed.filter((changes) => changes.length > 0),
    unknown: [...wanted.keys()].filter((one) => !known.has(one)).length,
  };
}
