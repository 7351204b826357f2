/** A JSON object of a file, and the line of the file that it begins on, from 1. */
export interface JsonRow {
  readonly line: number;
  readonly object: Readonly<Record<string, unknown>>;
}

/** The file is neither JSON lines nor an array of objects. */
export class MalformedJson extends Error {
  override readonly name = 'MalformedJson';

  constructor(
    readonly problem: 'syntax' | 'tooLong',
    readonly line: number,
  ) {
    super(`${problem} at line ${line}`);
  }
}

/** Reads the objects of JSON lines, or of a JSON array, from pieces of text, holding one of them at a time. */
export class JsonReader {
  #line = 1;
  #rowLine = 1;
  #text = '';
  /** Braces that are open. */
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** Whether an array was opened, and closed. */
  #array: 'none' | 'open' | 'closed' = 'none';
  #first = true;
  /** Whether a comma has to come before the next object of the array, or the next object after a comma. */
  #after: 'object' | 'comma' | 'nothing' = 'nothing';

  /** @param rowMax characters that an object may have */
  constructor(private readonly rowMax: number) {}

  /** The objects that end in this piece. @throws MalformedJson */
  push(text: string): JsonRow[] {
    const rows: JsonRow[] = [];
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const char = text.charAt(at);
      if (char === '\n') this.#line += 1;
      if (this.#depth === 0) {
        if (char === '{') {
          if (this.#array === 'closed' || (this.#array === 'open' && this.#after === 'object'))
            throw new MalformedJson('syntax', this.#line);
          this.#after = 'object';
          this.#rowLine = this.#line;
          this.#depth = 1;
          this.#first = false;
          from = at;
        } else this.#between(char);
      } else if (this.#inString) this.#withinString(char);
      else if (char === '"') this.#inString = true;
      else if (char === '{') this.#depth += 1;
      else if (char === '}') {
        this.#depth -= 1;
        if (this.#depth > 0) continue;
        rows.push(this.#row(text.slice(from, at + 1)));
      }
    }
    if (this.#depth > 0) this.#take(text.slice(from));
    return rows;
  }

  /** @throws MalformedJson when the file ends within an object or an array */
  end(): void {
    if (this.#depth > 0 || this.#array === 'open') throw new MalformedJson('syntax', this.#rowLine);
  }

  #withinString(char: string): void {
    if (this.#escaped) this.#escaped = false;
    else if (char === '\\') this.#escaped = true;
    else if (char === '"') this.#inString = false;
  }

  /** Characters that may separate objects: blanks, and the brackets and commas of one array. */
  #between(char: string): void {
    if (char.trim() === '') return;
    const isOpen = this.#array === 'open';
    if (char === '[' && this.#first) this.#array = 'open';
    else if (char === ']' && isOpen && this.#after !== 'comma') this.#array = 'closed';
    else if (char === ',' && isOpen && this.#after === 'object') this.#after = 'comma';
    else throw new MalformedJson('syntax', this.#line);
    this.#first = false;
  }

  #take(text: string): void {
    this.#text += text;
    if (this.#text.length > this.rowMax) throw new MalformedJson('tooLong', this.#rowLine);
  }

  #row(rest: string): JsonRow {
    this.#take(rest);
    const text = this.#text;
    this.#text = '';
    try {
      return { line: this.#rowLine, object: JSON.parse(text) as JsonRow['object'] };
    } catch {
      throw new MalformedJson('syntax', this.#rowLine);
    }
  }
}
