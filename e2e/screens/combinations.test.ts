import { type Combination, combinations, LANGUAGES, LAYOUTS, nameOf, rounds, SCHEMES, WIDTHS } from './combinations.js';

const values = { layout: LAYOUTS, scheme: SCHEMES, language: LANGUAGES, width: WIDTHS };
const names = Object.keys(values) as (keyof Combination)[];

describe('The ways to look at the console', () => {
  it('are 48, each once', () => {
    expect(new Set(combinations.map(nameOf)).size).toBe(48);
  });

  it('come in rounds that have every value each, and each value beside each other one together', () => {
    for (const round of rounds) {
      for (const name of names) expect(new Set(round.map((one) => one[name])).size).toBe(values[name].length);
    }
    const all = rounds.flat();
    expect(all.every((one) => combinations.some((other) => nameOf(one) === nameOf(other)))).toBe(true);
    const missing = names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .flatMap((other) =>
          values[one].flatMap((first) =>
            values[other]
              .filter((second) => !all.some((row) => row[one] === first && row[other] === second))
              .map((second) => `${one} ${first} beside ${other} ${second}`),
          ),
        ),
    );
    expect(missing).toEqual([]);
  });
});
