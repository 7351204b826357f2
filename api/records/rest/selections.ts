import type { Input } from './inputs.js';

/** What every path that returns a page selects of it, and the inputs that say which page. */
export const PAGE_INFO = 'pageInfo { currentPage currentLimit totalPages totalItemsCount }';
export const PAGE_INPUTS: readonly Input[] = [
  { name: 'page', to: 'page', description: 'The page, from 1.' },
  { name: 'pageSize', aliases: ['limit'], to: 'pageSize', description: 'Rows a page, clamped to 1..100.' },
];

/** What every path that writes selects of its payload. */
export const OUTCOME = 'success message errors { field message code }';
