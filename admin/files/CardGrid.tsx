import type { TextName } from '../texts/translate';
import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useT } from '../texts/useT';

interface CardGridProps<Item> {
  readonly label: TextName;
  readonly items: readonly Item[];
  readonly busy?: boolean;
  /** @param tabIndex for the card's controls: only those of one card are tab stops */
  readonly card: (item: Item, tabIndex: 0 | -1) => ReactNode;
}

/** Marks the element of a card that arrow keys focus. */
export const PRIMARY = { 'data-primary': true } as const;

/**
 * A grid of cards with a roving tabindex: Tab moves through the controls of one card, arrow keys move between cards.
 */
export function CardGrid<Item extends { readonly id: string }>({ label, items, busy, card }: CardGridProps<Item>) {
  const t = useT();
  const [focused, setFocused] = useState<string | null>(null);
  const hintId = useId();
  const current = items.some(({ id }) => id === focused) ? focused : items[0]?.id;
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setFocused(cardOf(target)?.dataset['card'] ?? null);
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <span id={hintId} hidden>
        {t('files.useTheArrowKeysTo')}
      </span>
      <Box
        component="ul"
        aria-label={t(label)}
        aria-describedby={hintId}
        aria-busy={busy}
        onFocus={onFocus}
        onKeyDown={moveFocus}
        sx={styles}
      >
        {items.map((item) => (
          <li key={item.id} data-card={item.id}>
            {card(item, item.id === current ? 0 : -1)}
          </li>
        ))}
      </Box>
      {busy && (
        <span role="status" style={visuallyHidden}>
          {t('records.loading')}
        </span>
      )}
    </Box>
  );
}

const cardOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-card]');

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: grid, target, key } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
  const cards = [...grid.children] as HTMLElement[];
  const at = cards.indexOf(cardOf(target) as HTMLElement);
  if (at < 0) return;
  const perRow = Math.max(1, cards.filter(({ offsetTop }) => offsetTop === cards[0]?.offsetTop).length);
  const forward = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
  const to = { ArrowRight: at + forward, ArrowLeft: at - forward, ArrowDown: at + perRow, ArrowUp: at - perRow }[key];
  const goal = cards[key === 'Home' ? 0 : key === 'End' ? cards.length - 1 : (to ?? -1)];
  if (!goal) return;
  event.preventDefault();
  goal.querySelector<HTMLElement>('[data-primary]')?.focus();
}

const styles = {
  display: 'grid',
  // As many as a page of twelve fills without a hole in its last row, by the room that the grid has.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container (min-width: 480px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@container (min-width: 720px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '@container (min-width: 1080px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  gap: 2,
  listStyle: 'none',
  margin: 0,
  padding: 2,
  '& > li': { minInlineSize: 0, display: 'flex' },
} as const;
