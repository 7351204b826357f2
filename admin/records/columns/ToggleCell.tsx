import '../toggle.css';
import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { useT } from '../../texts/useT';
import type { RecordRow } from '../operations';
import { nameOf, type ListScreen } from '../screen';
import { TOGGLE_LABELS, useToggle } from '../toggles';

interface ToggleCellProps {
  readonly screen: ListScreen;
  readonly row: RecordRow;
  readonly toggle: Toggle;
}

/** A switch of a record, in a cell. */
export function ToggleCell({ screen, row, toggle }: ToggleCellProps) {
  const t = useT();
  const { on, flip, free } = useToggle(screen, row, toggle);
  return (
    <input
      type="checkbox"
      role="switch"
      className="record-toggle"
      checked={on}
      onChange={flip}
      onClick={(event) => event.stopPropagation()}
      aria-label={t('words.named', { name: t(TOGGLE_LABELS[toggle]), value: nameOf(screen, row) })}
      aria-disabled={!free}
    />
  );
}
