import { expect, test } from '@playwright/test';
import { foreignParts, JOINT } from './foreignParts.js';

const strings = new Set(['Bookbinding weekend', 'Workshops', '12 Norzin Lam']);
const content = { strings, all: [...strings].join('\n') };

const cases: readonly (readonly [visible: string, faults: readonly string[]])[] = [
  ['⟦Save view⟧', []],
  ['⟦Delete ⟦event⟧⟧', []],
  ['Bookbinding weekend · ⟦Draft⟧', []],
  [`⟦by ${JOINT}Workshops${JOINT}, today⟧`, []],
  [`⟦Active⟧${JOINT}Workshops`, []],
  ['15.5.2027', []],
  ['12:30 PM', []],
  ['Save view', ["'Save view' is of no catalogue"]],
  ['⟦Draft⟧ · Save view', ["'Save view' is of no catalogue"]],
  // A single word of a name proves nothing, several do.
  ['weekend', ["'weekend' is of no catalogue"]],
  ['Norzin Lam', []],
  ['⟦Active⟧: Workshops', ['put together']],
  ['⟦Delete⟧ ⟦event⟧', ['put together']],
  ['⟦Price⟧: 1200', ['put together']],
  ['⟦A sentence without its', ['cut']],
];

for (const [visible, faults] of cases)
  test(`'${visible.replaceAll(JOINT, '|')}' has ${faults.join() || 'no fault'}`, () => {
    expect(foreignParts(visible, content)).toEqual(faults);
  });
