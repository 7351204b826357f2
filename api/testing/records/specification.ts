import { readFileSync } from 'node:fs';

/** A requirement of the specification, without its sources. */
export interface Statement {
  readonly id: string;
  readonly text: string;
}

/** The requirements of a module, such as 'PERM'. */
export const statementsOf = (module: string): Statement[] =>
  readFileSync(new URL('../../../docs/spec/requirements.tsv', import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [id = '', of, , text = ''] = line.split('\t');
      return of === module ? [{ id, text: text.replace(/\.\s*\[[^\]]*\]\s*$/, '') }] : [];
    });

/** The text of a requirement. */
export function statement(id: string): string {
  const found = statementsOf(id.replace(/-\d+$/, '')).find((one) => one.id === id);
  if (!found) throw new Error(`The specification has no ${id}.`);
  return found.text;
}
