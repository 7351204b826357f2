import { address, type Parameters } from './address.js';
import { localPath } from './localPath.js';
import type { Visit } from './visit.js';

/** The page that the visitor wanted when they were asked to log in; null if none on this site. */
export const wantedPath = ({ search }: Pick<Visit, 'search'>): string | null => localPath(search.get('next'));

/** The address of another page of the log-in flow, which finally leads to the wanted page. */
export const onward = (visit: Pick<Visit, 'search'>, path: string, parameters: Parameters = {}): string =>
  address(path, { ...parameters, next: wantedPath(visit) });

/** Address to log in at, and come back from. */
export const loginFor = ({ path }: Pick<Visit, 'path'>) => ({ to: address('/login', { next: path }) });
