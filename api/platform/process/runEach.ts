/**
 * Runs steps in order; one that rejects does not keep the next ones from running.
 * @throws the error of the step that rejected; an AggregateError when several did
 */
export async function runEach(steps: readonly (() => unknown)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, 'Several steps failed.');
  if (errors.length === 1) throw errors[0];
}
