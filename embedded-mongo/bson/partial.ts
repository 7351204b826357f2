import { valueSize } from './cut.js';
import { decodeValue } from './decode.js';
import { endOfName, nameBetween } from './names.js';
import { type Doc, setField } from './value.js';

/** Some top-level fields of stored documents, to be read without the others. */
export class FieldSet {
  constructor(private readonly names: ReadonlySet<string>) {}

  /** A document of those of the fields that `raw`, validated BSON, has: in its order. */
  read(raw: Buffer): Doc {
    const doc: Doc = {};
    const end = raw.length - 1;
    let missing = this.names.size;
    for (let at = 4; at < end && missing > 0;) {
      const type = raw[at] as number;
      const nameEnd = endOfName(raw, at + 1, end);
      const field = nameBetween(raw, at + 1, nameEnd);
      if (this.names.has(field)) {
        setField(doc, field, decodeValue(raw, type, nameEnd + 1));
        missing--;
      }
      at = nameEnd + 1 + valueSize(raw, type, nameEnd + 1);
    }
    return doc;
  }
}
