import { JSON_LIMITS, JsonTooComplex, parseJson } from './boundedJson.js';

const { depth, values } = JSON_LIMITS;
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const list = (length: number) => JSON.stringify(Array<number>(length).fill(1));

test.each<[title: string, json: string]>([
  ['the deepest value', nested(depth)],
  ['objects beside one another', `[${Array(200).fill('{"a":[1]}').join()}]`],
  ['the longest list', list(values - 1)],
  ['brackets and commas within texts', JSON.stringify({ text: '[{,'.repeat(values) })],
  ['quotation marks and backslashes within texts', JSON.stringify(['"\\', '\\\\"[', `\\${'["'.repeat(values)}`])],
  ['a text alone', '"a"'],
  ['a number', '1'],
])('the reader of bodies parses %s', (_title, json) => {
  expect(parseJson(json)).toEqual(JSON.parse(json));
});

test.each<[title: string, json: string]>([
  ['one level too many', nested(depth + 1)],
  ['objects nested too deep', `${'{"a":'.repeat(depth + 1)}1${'}'.repeat(depth + 1)}`],
  ['one value too many', list(values + 1)],
  ['too many keys', `{${Array.from({ length: values + 1 }, (_, n) => `"${n}":1`).join()}}`],
  ['a hundred thousand opening brackets', '['.repeat(100_000)],
])('the reader of bodies refuses %s before it is parsed', (_title, json) => {
  expect(() => parseJson(json)).toThrow(JsonTooComplex);
});

test.each(['', '{', '"', '"\\', '"\\"', '[1', '{"a"', 'nothing'])(
  'the reader of bodies refuses %j, which is no JSON',
  (json) => {
    expect(() => parseJson(json)).toThrow(SyntaxError);
    expect(() => parseJson(json)).not.toThrow(JsonTooComplex);
  },
);
