import { readFileSync } from 'node:fs';
import { inRoot } from '../project.mjs';

/** The numbered statements of the specification: `{id, module, surface, requirement, check}`, in their order. */
export function readRequirements() {
  const [head, ...rows] = readFileSync(inRoot('docs/spec/requirements.tsv'), 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index]]));
  });
}

/** An id and what may follow it: a range, `PERM-013..136` or `CAT-001 to CAT-012`, and more numbers, `LIST-011, 012`. */
const mention = /\b([A-Z]{2,})-(\d{3})(?!\d)((?:(?:\s?\.\.\s?|\sto\s|,\s?)(?:\1-)?\d{3}\b)*)/g;

/** The ids a text names. */
export function idsIn(text) {
  const ids = [];
  for (const [, module, first, more] of text.matchAll(mention)) {
    let last = Number(first);
    const put = (number) => ids.push(`${module}-${String(number).padStart(3, '0')}`);
    put(last);
    for (const [, joint, digits] of more.matchAll(/(\.\.|to|,)\D*(\d{3})/g)) {
      const number = Number(digits);
      for (let next = joint === ',' ? number : last + 1; next <= number; next++) put(next);
      last = number;
    }
  }
  return ids;
}
