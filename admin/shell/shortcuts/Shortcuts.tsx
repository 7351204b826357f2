import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useScreens } from '../../navigation/screens';
import { mayOpen } from '../../session/rights/gates';
import { useSession } from '../../session/SessionProvider';
import { usePreferences } from '../../theme/preferenceStore';
import { KeyPresses, usesPlainKeys } from '../../shortcuts/keyPresses';
import { pathOf, SHORTCUT_IDS } from '../../shortcuts/shortcuts';
import { handleShortcut, listen, useShortcut } from '../../shortcuts/useShortcut';

const ShortcutHelp = lazy(() => import('./ShortcutHelp'));

/** Listens to the keyboard for the whole console, and handles the global shortcuts. */
export function Shortcuts() {
  const plain = usePreferences().shortcuts === 'on';
  const [helping, setHelping] = useState(false);
  useShortcut('help', () => setHelping(true));
  useGoing();

  useEffect(() => {
    const presses = new KeyPresses();
    let handled = false;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      // Ignore auto-repeat of a key held down.
      if (!event.repeat) {
        const id = presses.next(event, plain && !usesPlainKeys(event.target), event.timeStamp);
        handled = id !== null && handleShortcut(id);
      }
      if (handled) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [plain]);

  return helping ? (
    <Suspense>
      <ShortcutHelp onClose={() => setHelping(false)} />
    </Suspense>
  ) : null;
}

/** Registers the shortcuts that navigate to a screen, if the user may open it. */
function useGoing() {
  const navigate = useNavigate();
  const session = useSession();
  const screens = useScreens();
  useEffect(() => {
    const stops = SHORTCUT_IDS.map((id) => {
      const screen = screens.find(({ path }) => path === pathOf(id));
      if (!screen || !mayOpen(session, screen.gate)) return () => undefined;
      return listen(id, () => void navigate(`/${screen.path}`));
    });
    return () => stops.forEach((stop) => stop());
  }, [navigate, screens, session]);
}
