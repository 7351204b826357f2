import { needsPager, pagerWindow, rowNumber } from './pager';

describe('the pager', () => {
  test.each([
    // current, total, links, ellipsis
    [1, 1, [1], false],
    [1, 4, [1, 2, 3, 4], false],
    [4, 4, [1, 2, 3, 4], false],
    [1, 5, [1, 2, 3, 4], true],
    [2, 10, [1, 2, 3, 4], true],
    [4, 10, [1, 2, 3, 4], true],
    [5, 10, [2, 3, 4, 5], true],
    [7, 10, [4, 5, 6, 7], true],
    [10, 10, [7, 8, 9, 10], false],
    [5, 5, [2, 3, 4, 5], false],
    [1, 0, [], false],
  ])('LIST-008 LIST-009 LIST-010: page %i of %i links %j, ellipsis %s', (current, total, pages, ellipsis) => {
    expect(pagerWindow(current, total)).toEqual({ pages, ellipsis });
  });

  test.each([
    [5, 5, false],
    [6, 5, true],
    [0, 5, false],
  ])('LIST-007: %i items at limit %i, shown: %s', (total, limit, expected) => {
    expect(needsPager(total, limit)).toBe(expected);
  });

  test.each([
    [5, 1, 0, 1],
    [5, 3, 0, 11],
    [9, 2, 8, 18],
  ])('LIST-011: limit %i, page %i, index %i is row %i', (currentLimit, currentPage, index, expected) => {
    expect(rowNumber({ currentPage, currentLimit }, index)).toBe(expected);
  });
});
