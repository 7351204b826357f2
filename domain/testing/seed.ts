/** The seed of generated tests: fixed, so that a run fails only for what changed; SEED=n tries others. */
export const SEED = Number(process.env['SEED'] ?? 1);
