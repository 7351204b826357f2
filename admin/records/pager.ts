import { PAGER_WINDOW } from '@polyphony/domain/limits.js';

export interface PagerWindow {
  /** The numbered links, at most four, starting three before the current page. */
  readonly pages: readonly number[];
  /** Whether an ellipsis says that there is more than the links show. */
  readonly ellipsis: boolean;
}

/** Which numbered links the pager shows (decision 93: literally, so page 1 of 10 shows 1 to 4). */
export function pagerWindow(current: number, total: number): PagerWindow {
  const first = Math.max(1, current - (PAGER_WINDOW - 1));
  const last = Math.min(total, first + PAGER_WINDOW - 1);
  const pages = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return { pages, ellipsis: total > PAGER_WINDOW && current !== total };
}

/** The pager is there only when one page does not hold everything. */
export const needsPager = (totalItems: number, limit: number) => totalItems > limit;

/** The number in front of a row: it counts on from page to page. */
export const rowNumber = (limit: number, page: number, index: number) => limit * (page - 1) + index + 1;
