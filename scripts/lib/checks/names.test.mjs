import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot, root } from '../project.mjs';
import { runNode } from '../run.mjs';
import { avoidedInName } from './names.mjs';

test.each([
  ['askedLanguage', 'asked'],
  ['isShown', 'shown'],
  ['KEPT_DAYS', 'kept'],
  ['MAX_KEPT', 'kept'],
  ['#heldMs', 'held'],
  ['tellsURL', 'tells'],
  ['masked', undefined],
  ['makeRecord', undefined],
  ['placesTaken', undefined],
])('the rule of names finds the avoided word of the name %s: %s', (name, word) => {
  expect(avoidedInName(name)).toBe(word);
});

test('the rule of names allows a property that is stored under an avoided name, and no variable of that name', () => {
  expect([avoidedInName('kept', { isProperty: true }), avoidedInName('kept')]).toEqual([undefined, 'kept']);
});

const CODE = `import { told } from './other.js';
export interface Said { readonly asked: string; readonly isMade: boolean; say(given: string): void }
export class Store { #held = 1; @Field() shownAt = told; keep({ kept, other: shown = 1 }) { return [kept, shown, this.#held]; } }
export const map = ({ asked: [askedFirst, ...told] }, { kept }) => ({ said: askedFirst, kept, told });
export function takenFrom(whom = 1) { return whom; }
`;

test('lint reports names that are declared, and neither keys of objects, decorated properties nor what is destructured', async () => {
  const folder = await mkdtemp(join(root, 'scripts/testing/.names-'));
  try {
    await writeFile(join(folder, 'names.ts'), CODE);
    const lint = [inRoot('node_modules/oxlint/bin/oxlint'), '--format', 'unix', folder];
    const { code, output } = await runNode(lint, { mayFail: true });
    const found = [...output.matchAll(/names\.ts:(\d+):\d+: The name "(.+?)": avoid "(.+?)"\. Write: .+\./g)];
    expect(found.map(([, line, name, word]) => `${line} ${name} ${word}`)).toEqual([
      '2 Said said',
      '2 isMade made',
      '3 held held',
      '3 shown shown',
      '4 askedFirst asked',
      '4 told told',
      '5 takenFrom taken',
      '5 whom whom',
    ]);
    expect(code).toBe(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});
