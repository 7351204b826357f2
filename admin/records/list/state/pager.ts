import { PAGER_WINDOW } from '@polyphony/domain/limits.js';
import type { RecordPage } from '../../operations';

export interface PagerWindow {
  /** The numbered links, at most four, starting three before the current page. */
  readonly pages: readonly number[];
  /** Whether an ellipsis indicates more pages. */
  readonly ellipsis: boolean;
}

/** The numbered links of the pager (SPEC-D93, literally: page 1 of 10 shows 1 to 4). */
export function pagerWindow(current: number, total: number): PagerWindow {
  const first = Math.max(1, current - (PAGER_WINDOW - 1));
  const last = Math.min(total, first + PAGER_WINDOW - 1);
  const pages = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return { pages, ellipsis: total > PAGER_WINDOW && current !== total };
}

/** Whether there is more than one page. */
export const needsPager = (totalItems: number, limit: number) => totalItems > limit;

/** The position of a page in the list. */
type PagePosition = Pick<RecordPage<never>['pageInfo'], 'currentPage' | 'currentLimit'>;

/** The number of a row, continuing across pages. @param index its index on the page, from 0 */
export const rowNumber = ({ currentPage, currentLimit }: PagePosition, index: number) =>
  currentLimit * (currentPage - 1) + index + 1;
