import type { SiteHost } from '../host.js';
import { runIn, type Run } from './run.js';

/** Runs a query; @throws NotFoundError, and Error when it fails in any other way. */
export type RunQuery = Run;

/** Queries the host as the visitor it serves, in one language. */
export const queryIn = (host: SiteHost, language: string): RunQuery => runIn(host, language);
