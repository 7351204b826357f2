import { binaryOrder, type Comparison } from '../query/collation.js';

/** Expressions are evaluated each to its end without a pause: one comparison in force is enough. */
let current = binaryOrder;

/** How the expression being evaluated compares: by its command's collation. */
export const comparison = (): Comparison => current;

/** The same function, comparing so. */
export function comparingBy<T, R>(by: Comparison, evaluate: (value: T) => R): (value: T) => R {
  if (by === binaryOrder) return evaluate;
  return (value) => {
    const outer = current;
    current = by;
    try {
      return evaluate(value);
    } finally {
      current = outer;
    }
  };
}
