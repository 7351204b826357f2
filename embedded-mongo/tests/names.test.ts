import { deserialize, type Document, serialize } from 'bson';
import { cutDocument } from '../bson/cut.js';
import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import { FieldSet } from '../bson/partial.js';

// More names than are remembered, so that places are taken by others in between; some look alike byte by byte.
const NAMES = [
  ...Array.from({ length: 10_000 }, (_, i) => `field${i}`),
  ...Array.from({ length: 200 }, (_, i) => 'x'.repeat(i + 1)),
  'é',
  'Ã©',
  'اسم',
  '日本',
  '😀',
  '__proto__',
  'constructor',
];

it('field names and short texts are read and written as they are, whichever were met before', () => {
  for (const name of [...NAMES, ...NAMES.toReversed()]) {
    const raw = Buffer.from(
      serialize(JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(name)}, "other": 1}`) as Document),
    );
    const doc = decode(raw);
    expect(Object.entries(doc)).toEqual([
      [name, name],
      ['other', 1],
    ]);
    expect(encode(doc).equals(raw)).toBe(true);
    expect(Object.keys(new FieldSet(new Set([name])).read(raw))).toEqual([name]);
    expect(Object.keys(deserialize(cutDocument(raw, new Set([name]), false)))).toEqual(['other']);
  }
});
