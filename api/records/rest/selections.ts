import type { Input } from './inputs.js';

/** Selection of the page in every path that returns one, and the inputs that say which page. */
export const PAGE_INFO = 'pageInfo { currentPage currentLimit totalPages totalItemsCount }';
export const PAGE_INPUTS: readonly Input[] = [
  { name: 'page', to: 'page', description: 'The page, from 1.' },
  { name: 'pageSize', aliases: ['limit'], to: 'pageSize', description: 'Rows a page, clamped to 1..100.' },
];

/** Selection of the payload in every path that writes. */
export const OUTCOME = 'success message errors { field message code }';
