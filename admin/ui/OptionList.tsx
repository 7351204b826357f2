import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { CheckIcon } from './icons/states';

export interface MenuOption {
  readonly value: string;
  readonly label: ReactNode;
  /** The language of the label, if it differs from the console's. */
  readonly lang?: string;
}

interface OptionListProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly options: readonly MenuOption[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

/** A menu below a button of the top bar, with one selected option. */
export default function OptionList({ id, anchor, options, value, onChoose, onClose }: OptionListProps) {
  return (
    <Menu id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={onClose}>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="menuitemradio"
          aria-checked={option.value === value}
          selected={option.value === value}
          lang={option.lang}
          onClick={() => {
            onClose();
            if (option.value !== value) onChoose(option.value);
          }}
        >
          <ListItemIcon>{option.value === value && <CheckIcon fontSize="small" />}</ListItemIcon>
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
