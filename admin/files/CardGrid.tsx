import './cards.css';
import type { TextName } from '../texts/translate';
import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
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
    <div className="file-cards">
      <span id={hintId} hidden>
        {t('files.useTheArrowKeysTo')}
      </span>
      <ul aria-label={t(label)} aria-describedby={hintId} aria-busy={busy} onFocus={onFocus} onKeyDown={moveFocus}>
        {items.map((item) => (
          <li key={item.id} data-card={item.id}>
            {card(item, item.id === current ? 0 : -1)}
          </li>
        ))}
      </ul>
      {busy && (
        <span role="status" style={visuallyHidden}>
          {t('records.loading')}
        </span>
      )}
    </div>
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
