import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../texts/useT';
import { Hint } from '../../ui/hint/Hint';
import { ariaKeys, keyLabel } from '../../shortcuts/keyNames';
import { useShortcut } from '../../shortcuts/useShortcut';
import { SearchIcon } from '../../ui/icons/actions';

const loadPalette = () => import('./Palette');
const Palette = lazy(loadPalette);

/** Opens the command palette, which is loaded on first use. Closing it restores the focus. */
export function PaletteButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const opener = useRef<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const start = () => {
    opener.current = document.activeElement === document.body ? button.current : document.activeElement;
    setOpen(true);
  };
  useShortcut('palette', () => {
    // An open dialog has to be closed first.
    if (document.querySelector('[aria-modal=true]')) return false;
    start();
    return undefined;
  });

  const close = (toOpener: boolean) => {
    // What holds the focus inside of the dialog must be gone before it goes back.
    flushSync(() => setOpen(false));
    if (toOpener && opener.current instanceof HTMLElement) opener.current.focus();
  };
  const label = t('home.search');
  return (
    <>
      <Hint title={`${label} (${keyLabel('palette')})`}>
        <IconButton
          ref={button}
          color="inherit"
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts={ariaKeys('palette')}
          onPointerEnter={() => void loadPalette()}
          onClick={start}
          sx={wideField}
        >
          <SearchIcon fontSize="small" />
          <span>{label}</span>
          <kbd>{keyLabel('palette')}</kbd>
        </IconButton>
      </Hint>
      {open && (
        <Suspense>
          <Palette onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Where there is room, the button looks like the field that it opens, with the key that opens it as well. */
const wideField = {
  inlineSize: { lg: 280 },
  minBlockSize: { lg: 36 },
  justifyContent: { lg: 'flex-start' },
  gap: 1,
  paddingInline: { lg: 1.25 },
  backgroundColor: { lg: 'color-mix(in srgb, currentColor 6%, transparent)' },
  fontSize: { lg: '0.8125rem' },
  '& > span': { display: { xs: 'none', lg: 'inline' }, flexGrow: 1, textAlign: 'start', opacity: 0.8 },
  '& > kbd': {
    display: { xs: 'none', lg: 'inline' },
    paddingInline: 0.75,
    border: '1px solid color-mix(in srgb, currentColor 24%, transparent)',
    borderRadius: 0.5,
    font: 'inherit',
    fontSize: '0.6875rem',
    lineHeight: '1.125rem',
    opacity: 0.8,
  },
} as const;
