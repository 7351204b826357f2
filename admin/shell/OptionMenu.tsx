import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';

interface OptionMenuProps<T extends string> {
  /** What is chosen here, for screen readers: 'Language: English'. */
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly lang?: string }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** A button of the top bar that opens a menu of which one option is chosen. */
export function OptionMenu<T extends string>({ label, face, options, value, onChoose }: OptionMenuProps<T>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minInlineSize: 44, minBlockSize: 44, paddingInline: 1, gap: 0.5 }}
      >
        {face}
      </Button>
      <Menu id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role="menuitemradio"
            aria-checked={option.value === value}
            selected={option.value === value}
            lang={option.lang}
            onClick={() => {
              close();
              if (option.value !== value) onChoose(option.value);
            }}
          >
            <ListItemIcon>{option.value === value && <CheckIcon fontSize="small" />}</ListItemIcon>
            {option.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
