const UNITS = [
  ['year', 365 * 24 * 60 * 60],
  ['day', 24 * 60 * 60],
  ['minute', 60],
] as const;

/** A duration in words of a language of the site, in the largest unit that gives a whole number: '7 days'. */
export function durationIn(language: string, seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? (['second', 1] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}
