import { PAGER_WINDOW } from '@polyphony/domain/limits.js';
import type { RecordPage } from '../operations';

export interface PagerWindow {
  /** The numbered links, at most four, starting three before the current page. */
  readonly pages: readonly number[];
  /** Whether an ellipsis says that there is more than the links show. */
  readonly ellipsis: boolean;
}

/** Which numbered links the pager shows (SPEC-D93, literally: page 1 of 10 shows 1 to 4). */
export function pagerWindow(current: number, total: number): PagerWindow {
  const first = Math.max(1, current - (PAGER_WINDOW - 1));
  const last = Math.min(total, first + PAGER_WINDOW - 1);
  const pages = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return { pages, ellipsis: total > PAGER_WINDOW && current !== total };
}

/** The pager is there only when one page does not hold everything. */
export const needsPager = (totalItems: number, limit: number) => totalItems > limit;

/** Where the rows of an answer stand in the whole list. */
type ShownPage = Pick<RecordPage<never>['pageInfo'], 'currentPage' | 'currentLimit'>;

/** The number in front of a row: it counts on from page to page. @param index the row's place on its page, from 0 */
export const rowNumber = ({ currentPage, currentLimit }: ShownPage, index: number) =>
  currentLimit * (currentPage - 1) + index + 1;
