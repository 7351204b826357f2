import { lazy, Suspense, useRef, useState } from 'react';
import { choose, usePreferences } from '../../theme/preferenceStore';
import { FloatingButton } from '../../ui/FloatingButton';
import { useT } from '../../texts/useT';
import { PaletteIcon } from '../../ui/icons/topBar';

const Customizer = lazy(() => import('./Customizer'));

/** The floating button that opens the theme customizer, whose open state is remembered. */
export function CustomizerButton() {
  const t = useT();
  const open = usePreferences().customizer === 'open';
  const button = useRef<HTMLButtonElement>(null);
  // A customizer that is open since the last visit does not take the focus.
  const [isRequested, setRequested] = useState(false);
  return (
    <>
      <FloatingButton
        ref={button}
        place="corner"
        aria-label={t('shell.themeCustomizer')}
        aria-expanded={open}
        onClick={() => {
          setRequested(true);
          choose('customizer', open ? 'closed' : 'open');
        }}
      >
        <PaletteIcon />
      </FloatingButton>
      {open && (
        <Suspense>
          <Customizer
            focused={isRequested}
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
