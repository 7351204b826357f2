/** A row of a CSV file, and the line of the file that it begins on, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Error of a malformed CSV file. `unopened`: a quotation mark within a cell; `unclosed`: one that is never closed. */
export class MalformedCsv extends Error {
  override readonly name = 'MalformedCsv';

  /** @param column of the cell, from 1 */
  constructor(
    readonly problem: 'unopened' | 'unclosed' | 'tooLong' | 'rowTooLong' | 'tooMany',
    readonly line: number,
    readonly column: number,
  ) {
    super(`${problem} at line ${line}, column ${column}`);
  }
}

/** Delimiters that spreadsheets put between cells, depending on the language that they run in. */
const DELIMITERS: ReadonlySet<string> = new Set([',', ';', '\t']);

type State = 'start' | 'plain' | 'quoted' | 'closed';

/**
 * Reads CSV (RFC 4180) from pieces of text, holding one row at a time. The first comma, semicolon or tab outside of quotes is
 * what separates cells, or what a first line 'sep=;' names, as spreadsheets write and read it. Blank lines are skipped; lines
 * may end in CRLF, LF or CR.
 */
export class CsvReader {
  #line = 1;
  #rowLine = 1;
  #cells: string[] = [];
  #cell = '';
  #state: State = 'start';
  #delimiter: string | null = null;
  #afterReturn = false;
  /** Line of the quotation mark that was opened last. */
  #opened = 1;

  #rowLength = 0;

  /** @param limits characters that a cell and a row may have, and the cells of a row */
  constructor(private readonly limits: { readonly cell: number; readonly row: number; readonly columns: number }) {}

  /** The rows that end in this piece. @throws MalformedCsv */
  push(text: string): CsvRow[] {
    const rows: CsvRow[] = [];
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const char = text.charAt(at);
      if (this.#state === 'quoted') {
        if (char === '\n' || char === '\r') this.#newLine(char);
        else this.#afterReturn = false;
        if (char !== '"') continue;
        this.#take(text.slice(from, at));
        this.#state = 'closed';
        from = at + 1;
      } else if (char === '"') {
        this.#take(text.slice(from, at));
        from = at + 1;
        this.#quote();
      } else if (char === '\n' || char === '\r') {
        this.#take(text.slice(from, at));
        from = at + 1;
        // The LF of a CRLF that ended the row already.
        if (char === '\n' && this.#afterReturn) this.#newLine(char);
        else rows.push(...this.#endRow(char));
      } else {
        this.#afterReturn = false;
        if (this.#isDelimiter(char)) {
          this.#take(text.slice(from, at));
          from = at + 1;
          this.#endCell();
        } else if (this.#state === 'closed') {
          throw this.#malformed('unopened');
        } else this.#state = 'plain';
      }
    }
    this.#take(text.slice(from));
    return rows;
  }

  /** The last row, where no line end follows it. @throws MalformedCsv */
  end(): CsvRow[] {
    if (this.#state === 'quoted') throw new MalformedCsv('unclosed', this.#opened, this.#cells.length + 1);
    return this.#cells.length === 0 && this.#cell === '' && this.#state === 'start' ? [] : this.#endRow('');
  }

  #quote(): void {
    this.#afterReturn = false;
    if (this.#state === 'plain') throw this.#malformed('unopened');
    // Two quotation marks within quotes are one.
    if (this.#state === 'closed') this.#take('"');
    else this.#opened = this.#line;
    this.#state = 'quoted';
  }

  #isDelimiter(char: string): boolean {
    if (this.#delimiter === null && DELIMITERS.has(char)) this.#delimiter = char;
    return char === this.#delimiter;
  }

  #take(text: string): void {
    if (text === '') return;
    this.#cell += text;
    this.#rowLength += text.length;
    if (this.#cell.length > this.limits.cell) throw this.#malformed('tooLong');
    if (this.#rowLength > this.limits.row) throw this.#malformed('rowTooLong');
  }

  #endCell(): void {
    if (this.#cells.length >= this.limits.columns) throw this.#malformed('tooMany');
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = 'start';
  }

  #endRow(char: string): CsvRow[] {
    const isBlank = this.#cells.length === 0 && this.#cell === '' && this.#state === 'start';
    const line = this.#rowLine;
    if (!isBlank) this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    this.#rowLength = 0;
    this.#newLine(char);
    this.#rowLine = this.#line;
    if (line === 1 && this.#namesDelimiter(cells)) return [];
    return isBlank ? [] : [{ line, cells }];
  }

  /** Whether the first row is 'sep=;': then that separates cells. In 'sep=,' the comma has parted it into two. */
  #namesDelimiter(cells: readonly string[]): boolean {
    const [, delimiter] = /^sep=([,;\t])$/i.exec(cells.join(this.#delimiter ?? '')) ?? [];
    if (delimiter === undefined) return false;
    this.#delimiter = delimiter;
    return true;
  }

  /** Counts a CRLF as one line end. */
  #newLine(char: string): void {
    const isRest = char === '\n' && this.#afterReturn;
    this.#afterReturn = char === '\r';
    if (!isRest) this.#line += 1;
  }

  #malformed(problem: MalformedCsv['problem']): MalformedCsv {
    return new MalformedCsv(problem, this.#line, this.#cells.length + 1);
  }
}
