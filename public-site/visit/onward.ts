import { address, type Parameters } from './address.js';
import { localPath } from './localPath.js';
import type { Visit } from './visit.js';

/** Where the visitor was going when they were asked to log in; null when nowhere on this site. */
export const wantedPath = ({ search }: Pick<Visit, 'search'>): string | null => localPath(search.get('next'));

/** The address of another page on the way into an account, which in the end leads where the visitor was going. */
export const onward = (visit: Pick<Visit, 'search'>, path: string, parameters: Parameters = {}): string =>
  address(path, { ...parameters, next: wantedPath(visit) });

/** Where to log in, and come back from. */
export const loginFor = ({ path }: Pick<Visit, 'path'>) => ({ to: address('/login', { next: path }) });
