import { formValues } from './formValues.js';

it.each([
  ['a=1&b=2', { a: '1', b: '2' }],
  ['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
  ['a[]=1', { a: ['1'] }],
  ['a[]=1&a[]=2', { a: ['1', '2'] }],
  ['a[0]=x&a[1]=y', { a: ['x', 'y'] }],
  ['t[lang]=ar&t[name]=x', { t: { lang: 'ar', name: 'x' } }],
  ['t[a][b]=1', { t: { a: { b: '1' } } }],
  ['cards[0][title]=x&cards[1][title]=y', { cards: [{ title: 'x' }, { title: 'y' }] }],
  ['odd[=1', { 'odd[': '1' }],
  ['a[b][c][d][e][f][g]=1', { 'a[b][c][d][e][f][g]': '1' }],
])('the gateway parses the form body %s (SPEC-D147)', (text, expected) => {
  expect(JSON.parse(JSON.stringify(formValues(new URLSearchParams(text))))).toEqual(expected);
});

it('a form body leaves the prototype of everything alone', () => {
  const values = formValues(
    new URLSearchParams('__proto__[admin]=1&a[__proto__][admin]=1&constructor[prototype][admin]=1'),
  );
  expect(Object.keys(values)).toEqual(['__proto__', 'a', 'constructor']);
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});
