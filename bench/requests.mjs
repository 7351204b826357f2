// What the benchmarks request: lists, a switch and pages of the site.

const json = { 'content-type': 'application/json' };
const post = (body, headers = {}) => ({ method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

const LIST =
  '{ publishedEventCategories(page: 3, pageSize: 20) { rows { id name slug description orderNumber featured updatedAt } pageInfo { currentPage totalPages totalItemsCount } } }';
const TOGGLE =
  'mutation ($id: ID!) { toggleEventCategoryFeatured(id: $id) { success message eventCategory { id featured } } }';
const REST_LIST = '/api/client/event/category/list';

let nonce = 0;
const next = () => (nonce += 1);

/** Public list of 20, whose response is cached. */
export const cachedList = () => ({ path: '/graphql', ...post({ query: LIST }) });

/** The same list in a request that no cache can know. */
export const uncachedList = () => ({ path: '/graphql', ...post({ query: LIST, extensions: { nonce: next() } }) });

export const cachedRestList = () => ({ path: `${REST_LIST}?page=3&pageSize=20`, method: 'GET', headers: {} });

/** A POST is executed each time. */
export const uncachedRestList = () => ({ path: REST_LIST, ...post({ page: 3, pageSize: 20 }) });

/**
 * Requests that set the switch of one record after the other.
 * @param {string[]} ids
 * @param {string} token of a session that may
 */
export function toggles(ids, token) {
  let at = 0;
  return () => {
    at += 1;
    const variables = { id: ids[at % ids.length] };
    return { path: '/graphql', ...post({ query: TOGGLE, variables }, { authorization: `Bearer ${token}` }) };
  };
}

/** A page of the site, which is cached. */
export const page = (path, headers = {}) => ({ path, method: 'GET', headers });

/** The same page at an address that nobody requested before. */
export const unseenPage = (path, headers = {}) => page(`${path}?nonce=${next()}`, headers);

/** Pages of the demo content, by name: path and language. */
export const demoPages = {
  home: { path: '/', language: 'en' },
  'home, Arabic': { path: '/', language: 'ar' },
  post: { path: '/blog/what-a-hundred-notebooks-taught-us', language: 'en' },
  article: { path: '/news/the-old-press-opens-its-doors-again', language: 'en' },
  course: { path: '/courses/letterpress-for-beginners', language: 'en' },
  event: { path: '/event/bookbinding-weekend', language: 'en' },
  news: { path: '/news', language: 'en' },
};
