import { PresentAddressDocument } from '../generated/graphql.js';
import type { RunQuery } from '../graphql/query.js';
import { address } from '../visit/address.js';
import type { Visit } from '../visit/visit.js';
import type { Elsewhere, Route } from './route.js';

/** The slug of the record that had this one before; null where none had, and where a record has it now. */
export async function presentSlug(
  kind: NonNullable<Route['of']>,
  slug: string,
  runQuery: RunQuery,
): Promise<string | null> {
  return (await runQuery(PresentAddressDocument, { kind, slug })).presentAddress?.slug ?? null;
}

/** The same address with the present slug of a record that had the one in it before; null where there is none. */
export async function presentAddress(
  { path, of }: Pick<Route, 'path' | 'of'>,
  { slug }: Visit['params'],
  { search }: Pick<Visit, 'search'>,
  runQuery: RunQuery,
): Promise<Elsewhere | null> {
  const present = of && slug ? await presentSlug(of, slug, runQuery) : null;
  if (present === null) return null;
  return {
    to: address(path.replace(':slug', encodeURIComponent(present)), Object.fromEntries(search)),
    renamed: true,
  };
}
