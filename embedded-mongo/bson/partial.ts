import { valueSize } from './cut.js';
import { decodeValue } from './decode.js';
import { type Doc, setField } from './value.js';

/** Some top-level fields of stored documents, to be read without the others. */
export class FieldSet {
  /** As they stand in the bytes, one char a byte. */
  private readonly names: ReadonlyMap<string, string>;

  constructor(fields: Iterable<string>) {
    this.names = new Map(Array.from(fields, (field) => [Buffer.from(field, 'utf8').toString('latin1'), field]));
  }

  /** A document of those of the fields that `raw`, validated BSON, has: in its order. */
  read(raw: Buffer): Doc {
    const doc: Doc = {};
    const end = raw.length - 1;
    let missing = this.names.size;
    for (let at = 4; at < end && missing > 0;) {
      const type = raw[at] as number;
      const nameEnd = raw.indexOf(0, at + 1);
      const field = this.names.get(raw.toString('latin1', at + 1, nameEnd));
      if (field !== undefined) {
        setField(doc, field, decodeValue(raw, type, nameEnd + 1));
        missing--;
      }
      at = nameEnd + 1 + valueSize(raw, type, nameEnd + 1);
    }
    return doc;
  }
}
