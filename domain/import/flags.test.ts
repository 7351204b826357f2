// cspell:ignore nein
import { flagIn } from './flags.js';

test.each([
  ['TRUE', true],
  ['Yes', true],
  ['نعم', true],
  ['x', true],
  ['Sí', true],
  ['si', true],
  ['oui', true],
  ['Ja', true],
  ['sim', true],
  ['não', false],
  ['nein', false],
  ['0', false],
  ['لا', false],
  ['perhaps', null],
])('an import reads %s as %s', (cell, flag) => expect(flagIn(cell)).toBe(flag));
