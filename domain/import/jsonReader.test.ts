import { JsonReader, MalformedJson, type JsonRow } from './jsonReader.js';

function read(text: string, size = text.length || 1): JsonRow[] {
  const reader = new JsonReader(100);
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    text.slice(at * size, (at + 1) * size),
  );
  const rows = pieces.flatMap((piece) => reader.push(piece));
  reader.end();
  return rows;
}

const HARD = { text: 'a } " \\ {', list: [{ of: { depth: [1] } }] };

test.each<[string, string, JsonRow[]]>([
  [
    'JSON lines',
    '{"a":1}\n{"a":2}\n',
    [
      { line: 1, object: { a: 1 } },
      { line: 2, object: { a: 2 } },
    ],
  ],
  [
    'an array',
    '[\n{"a":1},\n{"a":\n2}\n]\n',
    [
      { line: 2, object: { a: 1 } },
      { line: 3, object: { a: 2 } },
    ],
  ],
  ['an empty array', '[]', []],
  ['braces and quotation marks within texts', `[${JSON.stringify(HARD)}]`, [{ line: 1, object: HARD }]],
])('the reader of JSON files reads %s, in whatever pieces it comes', (_, text, rows) => {
  for (const size of [1, 2, 3, 1000]) expect(read(text, size)).toEqual(rows);
});

test.each<[string, string, MalformedJson['problem'], number]>([
  ['an object that is no JSON', '{"a":1}\n{a:2}', 'syntax', 2],
  ['an object without an end', '{"a":1}\n{"a":', 'syntax', 2],
  ['an array without an end', '[{"a":1}', 'syntax', 1],
  ['something after the array', '[{"a":1}]\n{"a":2}', 'syntax', 2],
  ['objects of an array without a comma between them', '[{"a":1}\n{"a":2}]', 'syntax', 2],
  ['a comma after the last object', '[{"a":1},\n]', 'syntax', 2],
  ['values that are no objects', '[1, 2]', 'syntax', 1],
  ['an object that is too long', `{"a":"${'x'.repeat(200)}"}`, 'tooLong', 1],
])('the reader of JSON files refuses %s and names its line', (_, text, problem, line) => {
  expect(() => read(text)).toThrow(new MalformedJson(problem, line));
});
