import PaletteIcon from '@mui/icons-material/Palette';
import { lazy, Suspense, useRef, useState } from 'react';
import { choose, usePreferences } from '../../theme/preferenceStore';
import { FloatingButton } from '../../ui/FloatingButton';
import { useT } from '../../texts/useT';

const Customizer = lazy(() => import('./Customizer'));

/** The button that floats over every page and opens the theme customizer, which stays as it was left. */
export function CustomizerButton() {
  const t = useT();
  const open = usePreferences().customizer === 'open';
  const button = useRef<HTMLButtonElement>(null);
  // One that was open on the last visit leaves the keyboard where it is.
  const [asked, setAsked] = useState(false);
  return (
    <>
      <FloatingButton
        ref={button}
        above={20}
        aria-label={t('Theme Customizer')}
        aria-expanded={open}
        onClick={() => {
          setAsked(true);
          choose('customizer', open ? 'closed' : 'open');
        }}
      >
        <PaletteIcon />
      </FloatingButton>
      {open && (
        <Suspense>
          <Customizer
            focused={asked}
            onClose={() => {
              choose('customizer', 'closed');
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
