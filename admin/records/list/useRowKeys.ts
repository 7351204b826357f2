import type { RefObject } from 'react';
import { useShortcut } from '../../shortcuts/useShortcut';

const rowsIn = (table: HTMLElement): HTMLElement[] => [...table.querySelectorAll<HTMLElement>('[role=row][data-id]')];

/** What stands for a row: the link of its name, else its first cell. */
const focusedPartOf = (row: HTMLElement): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('[role=gridcell]');

/** Moves the focus to the next row, or the one before; from elsewhere to the first, or the last. */
function move(table: HTMLElement, by: 1 | -1): void {
  const rows = rowsIn(table);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const from = at < 0 && by < 0 ? rows.length : at;
  const row = rows[Math.min(Math.max(from + by, 0), rows.length - 1)];
  if (row) focusedPartOf(row)?.focus();
}

/** The keys that go through the rows of a table and select them. A table that is not seen leaves them to others. */
export function useRowKeys(wrapper: RefObject<HTMLElement | null>): void {
  const inTable = (act: (table: HTMLElement) => void | false) => () => {
    const table = wrapper.current;
    return table?.checkVisibility() && !table.closest('[aria-hidden=true]') ? act(table) : false;
  };
  useShortcut(
    'nextRow',
    inTable((table) => move(table, 1)),
  );
  useShortcut(
    'previousRow',
    inTable((table) => move(table, -1)),
  );
  useShortcut(
    'selectRow',
    inTable((table) => {
      const row = rowsIn(table).find((one) => one.contains(document.activeElement));
      const box = row?.querySelector<HTMLInputElement>('input[type=checkbox]');
      if (!box) return false;
      box.click();
      return undefined;
    }),
  );
}
