import { ratio, type Samples, type Spread, spreadOf } from './rounds.js';

/** A value that may be shown. @throws Error when it is no number: the bench, not the server, is then at fault */
function known(what: string, value: number): number {
  if (!Number.isFinite(value)) throw new Error(`the bench found no figure for '${what.trim()}'`);
  return value;
}

const percent = (value: number): string => `${(value * 100).toFixed(0)} %`;
const times = (value: number): string => `${value.toFixed(2)}x`;

/** One line: what, its middle value, between what values half of the rounds lie, and the goal. */
function line(what: string, { median, low, high }: Spread, format: (value: number) => string, goal?: string): void {
  for (const value of [median, low, high]) known(what, value);
  const spread = `${format(low)} to ${format(high)}`;
  console.log(
    `${what.padEnd(64)}${format(median).padStart(8)}   ${spread.padEnd(20)}${goal ? `goal ${goal}` : ''}`.trimEnd(),
  );
}

export function title(text: string): void {
  console.log(`\n${text}`);
}

export function note(text: string): void {
  console.log(`  ${text}`);
}

/** Speed of the one relative to the other. */
export function share(what: string, samples: Samples, base: Samples, goal?: string): void {
  line(`  ${what}`, ratio(samples, base), percent, goal);
}

export function multiple(what: string, samples: Samples, base: Samples, goal?: string): void {
  line(`  ${what}`, ratio(samples, base), times, goal);
}

/** A figure in a unit of its own. */
export function figure(what: string, samples: Samples, unit: string, goal?: string): void {
  if (samples.some(Number.isNaN)) return note(`${what}: cannot be known on this system`);
  line(`  ${what}`, spreadOf(samples), (value) => `${value.toFixed(value < 10 ? 2 : 0)}${unit}`, goal);
}

/** Rates are the machine's, not the server's: they are shown so that the ratios can be judged. */
export function rates(samples: Readonly<Record<string, Samples>>): void {
  const formatted = Object.entries(samples).map(
    ([name, all]) => `${name} ${known(name, spreadOf(all).median).toFixed(0)}`,
  );
  note(`operations a second: ${formatted.join(', ')}`);
}
