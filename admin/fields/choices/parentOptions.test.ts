import { parentOptions } from './parentOptions';

const option = (id: string, parentId: string | null = null) => ({ id, label: id, disabled: false, parentId });
const options = [
  option('a'),
  option('b'),
  option('a1', 'a'),
  option('a2', 'a'),
  option('a1x', 'a1'),
  option('z', 'gone'),
];
const offered = (recordId: string | null) => parentOptions(options, recordId).map(({ id, depth }) => `${id}:${depth}`);

test('a parent can be any record, in tree order', () => {
  expect(offered(null)).toEqual(['a:0', 'a1:1', 'a1x:2', 'a2:1', 'b:0', 'z:0']);
});

test('the parent options of a record exclude itself and its descendants', () => {
  expect(offered('a')).toEqual(['b:0', 'z:0']);
  expect(offered('a1')).toEqual(['a:0', 'a2:1', 'b:0', 'z:0']);
});
