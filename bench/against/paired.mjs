/**
 * The largest number of values to leave out at each end of n sorted ones so that the rest encloses the median of what they
 * were drawn from with this confidence, whatever its distribution. Negative where n is too small.
 */
function outside(n, confidence) {
  let probability = 0.5 ** n;
  let below = probability;
  let count = -1;
  while (2 * below <= 1 - confidence) {
    count += 1;
    probability *= (n - count) / (count + 1);
    below += probability;
  }
  return count;
}

const middle = (sorted) =>
  (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;

/**
 * The median of the ratios of pairs, each measured side by side, with the interval that encloses the true one.
 * @param {readonly number[]} ratios each above 0
 * @param {number} confidence between 0 and 1
 * @returns {{ median: number, low: number, high: number }} low 0 and high infinite where there are too few pairs to tell
 */
export function medianRatio(ratios, confidence) {
  const sorted = [...ratios].sort((a, b) => a - b);
  const cut = outside(sorted.length, confidence);
  const median = middle(sorted);
  return cut < 0 ? { median, low: 0, high: Infinity } : { median, low: sorted[cut], high: sorted.at(-1 - cut) };
}

/**
 * What an interval of a ratio of times says.
 * @param {{ low: number, high: number }} interval
 * @param {number} tolerance differences up to it are as good as none: two starts of one build differ by as much
 * @returns {'faster' | 'slower' | 'the same' | 'inconclusive'}
 */
export function verdictOf({ low, high }, tolerance) {
  if (high < 1 - tolerance) return 'faster';
  if (low > 1 + tolerance) return 'slower';
  return low >= 1 - tolerance && high <= 1 + tolerance ? 'the same' : 'inconclusive';
}
