/** The seed of generated tests: fixed, so that runs are reproducible; SEED=n selects another. */
export const SEED = Number(process.env['SEED'] ?? 1);
