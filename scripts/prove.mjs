#!/usr/bin/env node
// npm run prove [-- NAME ...]: the long proofs of which the suites run a part, each with a new seed and a time budget of its
// own. A proof that its budget ends early passes as far as it got, and says how far; one that fails prints its seed.
import { randomInt } from 'node:crypto';
import { close, nothing } from './lib/count.mjs';
import { install } from './lib/machine/install.mjs';
import { proofs } from './lib/suites/proofs.mjs';
import { CommandFailed } from './lib/run.mjs';
import { explain, script } from './lib/steps.mjs';
import { duration, green, grey, padded, red } from './lib/terminal.mjs';

/** How far a proof got: the lines that count its steps (`bookings: 812 of 100000 steps`), else its last one. */
function reachedIn(output) {
  const lines = output
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());
  const counted = lines.filter((line) => /^[a-z -]+: [\d,]+ of [\d,]+ /i.test(line));
  return counted.length > 0 ? counted.join('; ') : (lines.at(-1) ?? '');
}

/** Runs one proof and reports how far it got. */
async function prove({ name, minutes, run }, seed) {
  console.log(`\n${name}: at most ${minutes} minutes, seed ${seed}`);
  const started = performance.now();
  try {
    const { output } = await run({ seed, seconds: minutes * 60 });
    return { name, ok: true, reached: reachedIn(output), ms: performance.now() - started };
  } catch (error) {
    console.log(explain(error));
    const reached = error instanceof CommandFailed ? reachedIn(error.output) : String(error);
    return { name, ok: false, reached: `seed ${seed}: ${reached}`, ms: performance.now() - started };
  }
}

function print(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length)) + 2;
  console.log();
  for (const { name, ok, reached, ms } of rows)
    console.log(`${ok ? green('✓') : red('✗')} ${padded(name, width)}${grey(duration(ms).padStart(12))}  ${reached}`);
}

await script(async () => {
  await install();
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !proofs.some((proof) => proof.name === name));
  if (unknown.length > 0)
    throw new Error(`No proof is named ${unknown.join(', ')}. There are: ${proofs.map(({ name }) => name).join(', ')}`);
  const { buildStale } = await import('./lib/build/builds.mjs');
  await buildStale();
  const seed = Number(process.env.SEED ?? randomInt(1, 1_000_000));
  const rows = [];
  for (const proof of proofs.filter(({ name }) => names.length === 0 || names.includes(name)))
    rows.push(await prove(proof, seed));
  print(rows);
  const failed = rows.filter(({ ok }) => !ok).length;
  close({ ...nothing, passed: rows.length - failed, failed });
});
