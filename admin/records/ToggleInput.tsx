import './toggle.css';
import type { useToggle } from './toggles';

interface ToggleInputProps extends Pick<ReturnType<typeof useToggle>, 'on' | 'flip' | 'free'> {
  /** Names the switch and its record. */
  readonly label: string;
  readonly tabIndex?: 0 | -1;
}

/** A switch of a record in a list, which has many of them: plain, and it never opens what it lies on. */
export const ToggleInput = ({ on, flip, free, label, tabIndex }: ToggleInputProps) => (
  <input
    type="checkbox"
    role="switch"
    className="record-toggle"
    checked={on}
    onChange={flip}
    onClick={(event) => event.stopPropagation()}
    tabIndex={tabIndex}
    aria-label={label}
    aria-disabled={!free}
  />
);
