import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { textOf } from './compare.js';
import { Contender } from './contender.js';
import { runCase, type FoundCase, readFound, writeFound } from './found.js';

/** Beside the sources, wherever this runs compiled; npm runs it in the package's folder. */
const record = pathToFileURL(join(process.cwd(), 'tests/differential/found.recorded.jsonl'));

/** Adds the cases to which MongoDB responds the same way twice; the others are not deterministic. */
export async function addToRecord(cases: readonly FoundCase[], uri: string): Promise<void> {
  const real = new Contender(uri);
  try {
    const known = readFound(record);
    const seen = new Set(known.map(({ operation, documents }) => textOf({ operation, documents })));
    for (const one of cases) {
      if (seen.has(textOf({ operation: one.operation, documents: one.documents }))) continue;
      const result = await runCase(real, one, 'record');
      const again = await runCase(real, one, 'record');
      if (textOf(result) === textOf(again)) known.push({ ...one, ...result });
    }
    writeFound(record, known);
  } finally {
    await real.close();
  }
}
