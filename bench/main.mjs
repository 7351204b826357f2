#!/usr/bin/env node
// npm run bench: the responses of Polyphony a second, beside a plain server that sends the same bytes.
// npm run bench -- --against COMMIT: the time of a request beside that of another commit.
import { parseArgs } from 'node:util';

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
if (against === undefined) {
  const { compareWithPlainServer } = await import('./rates.mjs');
  await compareWithPlainServer();
} else {
  const { compareWith } = await import('./against/compare.mjs');
  await compareWith(against);
}
