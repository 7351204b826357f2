import Button from '@mui/material/Button';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { createsRecord } from '../../navigation/palette/entries';
import { useScreens } from '../../navigation/screens';
import { mayOpen } from '../../session/rights/gates';
import { useSession } from '../../session/SessionProvider';
import { useShortcut } from '../../shortcuts/useShortcut';
import { useT } from '../../texts/useT';
import { AddIcon } from '../../ui/icons/actions';
import { EarlyKeys } from './EarlyKeys';

const loadMenu = () => import('./NewMenu');
const NewMenu = lazy(loadMenu);

/** The button of the top bar that creates a record of any kind the user may create. Its menu is loaded on first use. */
export function NewButton() {
  const session = useSession();
  const mayCreate = useScreens().some((screen) => createsRecord(screen) && mayOpen(session, screen.gate));
  return mayCreate ? <Opener /> : null;
}

function Opener() {
  const t = useT();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [early, setEarly] = useState<KeyboardEvent | null>(null);
  const open = () => {
    setEarly(null);
    setOpen(true);
  };
  useShortcut('createAny', () => {
    // An open dialog has to be closed first.
    if (document.querySelector('[aria-modal=true]')) return false;
    // Where nothing has the focus, it is to be on the button once the menu is closed.
    if (document.activeElement === document.body) button.current?.focus();
    open();
    return undefined;
  });
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="inherit"
        aria-label={t('home.createNew')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-keyshortcuts="C"
        onPointerEnter={() => void loadMenu()}
        onClick={open}
        sx={styles.button}
      >
        <AddIcon />
        <span>{t('home.new')}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={<EarlyKeys onKey={setEarly} />}>
          <NewMenu id={id} anchor={() => button.current} early={early} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const styles = {
  button: {
    flexShrink: 0,
    gap: 0.75,
    color: 'inherit',
    borderColor: 'color-mix(in srgb, currentColor 28%, transparent)',
    '& svg': { fontSize: '1rem' },
    // On phones the sign alone, without an edge, as its neighbours are.
    '@media (max-width: 899.95px)': {
      minInlineSize: 36,
      minBlockSize: 40,
      padding: 0,
      borderColor: 'transparent',
      '& > span': { display: 'none' },
      '& svg': { fontSize: '1.125rem' },
    },
  },
} as const;
