import type { ImportColumn } from '@polyphony/domain/import/columns.js';
import type { Headings } from '@polyphony/domain/import/headings.js';
import {
  added,
  dayEvidence,
  decimalEvidence,
  NO_EVIDENCE,
  type DayOrder,
  type Decimals,
  type Evidence,
} from '@polyphony/domain/import/spreadsheetValues.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { FileProblem, type Encoding } from './fileText.js';
import { columnsByNames, formatsOf, mappingProblem, OPEN_FORMATS, type FileMatching, type Mapping } from './mapping.js';
import type { LineError } from '../storedImport.js';

/** First values of a column that people see, and characters of them and of its heading. */
const SAMPLES = 3;
const SAMPLE_LENGTH = 60;
const HEADING_LENGTH = 100;

/** The sender's information about the columns of a file. */
export interface SentMatching {
  /** Whether the sender can resolve open questions. If not, a file is refused that leaves a question open. */
  readonly isInteractive: boolean;
  /** Names of columns by position, blank for one to leave out; null: the headings say it. */
  readonly columns: readonly string[] | null;
  readonly dayOrder: DayOrder | null;
  readonly decimals: Decimals | null;
}

interface Counted {
  readonly heading: string;
  readonly samples: string[];
  filled: number;
  days: Evidence;
  decimals: Evidence;
}

/** Finds out what the columns of a table are while it is read. */
export class CsvMatching {
  #columns: Counted[] = [];
  #chosen: readonly (ImportColumn | null)[] = [];
  /** The line of the headings. */
  #line = 1;
  /** Whether every heading is the key of a column, so that there is nothing to ask. */
  #isClear = true;

  constructor(
    private readonly kind: AnyKind,
    private readonly known: { readonly columns: readonly ImportColumn[]; readonly headings: Headings },
    private readonly sentMatching: SentMatching,
  ) {}

  /** Takes the first row. @throws FileProblem for headings that leave a question open, without a person to ask */
  begin(headings: readonly string[], line: number): void {
    this.#line = line;
    this.#columns = headings.map((heading) => ({
      heading: heading.trim().slice(0, HEADING_LENGTH),
      samples: [],
      filled: 0,
      days: NO_EVIDENCE,
      decimals: NO_EVIDENCE,
    }));
    if (this.sentMatching.columns) {
      const { chosen, problem } = columnsByNames(this.known.columns, this.sentMatching.columns);
      if (problem) throw new FileProblem(problem.message, null, problem.place);
      this.#chosen = headings.map((_, at) => chosen[at] ?? null);
    } else this.#chosen = this.sentMatching.isInteractive ? this.#guesses() : this.#matchedColumns();
    const problem = mappingProblem(this.kind, this.#chosen);
    if (problem && !this.sentMatching.isInteractive) throw new FileProblem(problem.message, line, problem.place);
    if (problem) this.#isClear = false;
  }

  /** Columns by their headings, each once: those that are keys come first. */
  #guesses(): (ImportColumn | null)[] {
    const exact = this.#columns.map(({ heading }) => this.known.headings.exact(heading));
    const usedNames = new Set<string>();
    const once = (column: ImportColumn | null) => {
      if (!column || usedNames.has(column.name)) return null;
      usedNames.add(column.name);
      return column;
    };
    const chosen = exact.map(once);
    this.#isClear = this.#columns.every(({ heading }, at) => heading === '' || chosen[at]);
    return chosen.map((column, at) => column ?? once(this.known.headings.find(this.#columns[at]?.heading ?? '')));
  }

  /** Columns by their headings, without a person to ask: every one has to be known. */
  #matchedColumns(): (ImportColumn | null)[] {
    return this.#columns.map(({ heading }, at) => {
      const column = this.known.headings.find(heading);
      if (!column && heading !== '') throw unknownColumn(this.known, heading, this.#line, at + 1);
      return column;
    });
  }

  /** Errors in the number of cells of a row; notes what the cells say. */
  row(cells: readonly string[]): readonly LineError[] {
    const count = this.#columns.length;
    // Headings that are empty at the end are there for no cells.
    const least = this.#columns.findLastIndex(({ heading }, at) => heading !== '' || this.#chosen[at]) + 1;
    const isWide = cells.slice(count).some((cell) => cell.trim() !== '');
    if (isWide || cells.length < least) return [{ column: '', message: messages.importCells(cells.length, least) }];
    for (const [at, column] of this.#columns.entries()) note(column, cells[at] ?? '');
    return [];
  }

  /**
   * What is found once all rows are read: how they are read, or with `matching` the questions to a person.
   * @throws FileProblem for what is open, without a person to ask
   */
  end(encoding: Encoding): { readonly mapping: Mapping; readonly matching: FileMatching | null } {
    const stray = this.#columns.findIndex(
      ({ heading, filled }, at) => heading === '' && filled > 0 && !this.#chosen[at],
    );
    if (stray >= 0 && !this.sentMatching.isInteractive && !this.sentMatching.columns)
      throw new FileProblem(messages.importColumnUnknown(''), this.#line, stray + 1);
    const names = this.#chosen.map((column) => column?.name ?? null);
    const columns = this.#columns.map((column, at) => ({ ...column, guess: names[at] ?? null }));
    const { formats, open } = formatsOf(columns, this.#chosen, this.sentMatching);
    const [first] = open;
    if (first && !this.sentMatching.isInteractive) throw new FileProblem(OPEN_FORMATS[first], null, null);
    const isCodePage = encoding.startsWith('windows');
    // A program says what it has to say with the file.
    const isClear =
      !this.sentMatching.isInteractive || (this.#isClear && stray < 0 && open.length === 0 && !isCodePage);
    return { mapping: { columns: names, formats }, matching: isClear ? null : { columns, encoding } };
  }
}

function note(column: Counted, cell: string): void {
  if (cell.trim() === '') return;
  column.filled += 1;
  if (column.samples.length < SAMPLES && !column.samples.includes(cell.trim().slice(0, SAMPLE_LENGTH)))
    column.samples.push(cell.trim().slice(0, SAMPLE_LENGTH));
  column.days = added(column.days, dayEvidence(cell));
  column.decimals = added(column.decimals, decimalEvidence(cell));
}

/** Reason for which a name is no column of a kind: its language may be missing. */
export function unknownColumn(
  known: { readonly columns: readonly ImportColumn[] },
  name: string,
  line: number,
  place: number | null,
): FileProblem {
  const [field = '', lang] = name.split('.');
  const isLanguage =
    lang !== undefined && known.columns.some((column) => column.field === field && column.lang !== null);
  const message = isLanguage
    ? messages.unknownLanguage(lang)
    : messages.importColumnUnknown(name.slice(0, HEADING_LENGTH));
  return new FileProblem(message, line, place);
}
