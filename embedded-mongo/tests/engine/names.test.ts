import { deserialize, type Document, serialize } from 'bson';
import { cutDocument } from '../../bson/cut.js';
import { decode } from '../../bson/decode.js';
import { encode } from '../../bson/encode.js';
import { FieldSet } from '../../bson/partial.js';

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

/** Faults in how a document with this field name and this text is read and written. */
function faultsOf(name: string): string[] {
  const raw = Buffer.from(
    serialize(JSON.parse(`{${JSON.stringify(name)}: ${JSON.stringify(name)}, "other": 1}`) as Document),
  );
  const doc = decode(raw);
  const checks: readonly [fault: string, found: unknown, expected: unknown][] = [
    [
      'decode',
      Object.entries(doc),
      [
        [name, name],
        ['other', 1],
      ],
    ],
    ['encode', encode(doc).toString('hex'), raw.toString('hex')],
    ['FieldSet', Object.keys(new FieldSet(new Set([name])).read(raw)), [name]],
    ['cutDocument', Object.keys(deserialize(cutDocument(raw, new Set([name]), false))), ['other']],
  ];
  return checks.flatMap(([fault, found, expected]) => {
    const text = JSON.stringify(found);
    return text === JSON.stringify(expected) ? [] : [`${fault} of ${name}: ${text}`];
  });
}

it('reads and writes field names and short texts unchanged, whichever it has read before', () => {
  expect([...NAMES, ...NAMES.toReversed()].flatMap(faultsOf)).toEqual([]);
});
