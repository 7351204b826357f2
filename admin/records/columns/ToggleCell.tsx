import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { useT } from '../../texts/useT';
import type { RecordRow } from '../operations';
import { nameOf, type ListScreen } from '../screen';
import { ToggleInput } from '../ToggleInput';
import { TOGGLE_LABELS, useToggle } from '../toggles';

interface ToggleCellProps {
  readonly screen: ListScreen;
  readonly row: RecordRow;
  readonly toggle: Toggle;
}

/** A switch of a record, in a cell. */
export function ToggleCell({ screen, row, toggle }: ToggleCellProps) {
  const t = useT();
  const label = t('words.named', { name: t(TOGGLE_LABELS[toggle]), value: nameOf(screen, row) });
  return <ToggleInput {...useToggle(screen, row, toggle)} label={label} />;
}
