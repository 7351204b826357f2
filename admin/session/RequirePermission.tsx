import type { ReactNode } from 'react';
import { NotAllowedScreen } from '../shell/NotAllowedScreen';
import { mayOpen, type ScreenGate } from './gates';
import { useSession } from './SessionProvider';

/** Shows the screen to those who may use the operation it lives on, and 'Not allowed' to the others. */
export function RequirePermission({ gate, children }: { gate: ScreenGate | null; children: ReactNode }) {
  const session = useSession();
  if (!gate || mayOpen(session, gate)) return children;
  return <NotAllowedScreen operation={gate[1]} narrowed={gate[2]} />;
}
