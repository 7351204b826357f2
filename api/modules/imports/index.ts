import { ImportResolver } from './importResolver.js';

export { startSweepingImports } from './sweepImports.js';
export const importResolvers = [ImportResolver] as const;
