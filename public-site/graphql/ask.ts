import type { SiteHost } from '../host.js';
import { runIn, type Run } from './run.js';

/** Runs a query; @throws NotThere, and Error when it fails in any other way. */
export type Ask = Run;

/** Queries the host as the visitor it serves, in one language. */
export const askIn = (host: SiteHost, language: string): Ask => runIn(host, language);
