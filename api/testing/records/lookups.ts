import { gql } from '../generated/gql.js';
import type { TestClient } from '../clients/testClient.js';

const PAGES = gql(`query IdsOfPages { cmsPages(pageSize: 100) { rows { id slug version } } }`);
const STAFF = gql(`query IdsOfStaff { staffMembers(pageSize: 100) { rows { id email } } }`);
const SESSION = gql(`query UserOfSession { session { user { id } } }`);
const CACHE_COUNT = gql(`query CacheCount { cacheCount }`);

/** A page of the site with its version, by slug. @throws Error when there is none */
export async function pageOf(client: TestClient, slug: string) {
  const { rows } = await client.request(PAGES);
  const page = rows.find((row) => row.slug === slug);
  if (!page) throw new Error(`There is no page '${slug}'.`);
  return page;
}

/** The id of a member of staff, by e-mail. @throws Error when there is none */
export async function staffIdOf(client: TestClient, email: string): Promise<string> {
  const { rows } = await client.request(STAFF);
  const member = rows.find((row) => row.email === email);
  if (!member) throw new Error(`There is no member of staff '${email}'.`);
  return member.id;
}

/** The id of the user who is signed in. @throws Error when nobody is */
export async function userIdOf(client: TestClient): Promise<string> {
  const session = await client.request(SESSION);
  if (!session) throw new Error('Nobody is signed in.');
  return session.user.id;
}

/** The number of values in the cache of the server. */
export const cacheCountOf = (client: TestClient): Promise<number> => client.request(CACHE_COUNT);
