import { lazy, type ReactNode, Suspense } from 'react';
import { mayOpen, type ScreenGate } from './gates';
import { useSession } from '../SessionProvider';

const NotAllowedScreen = lazy(() => import('./NotAllowedScreen'));

/** Shows the screen to those who may use the operation it lives on, and 'Not allowed' to the others. */
export function RequirePermission({ gate, children }: { gate: ScreenGate | null; children: ReactNode }) {
  const session = useSession();
  if (!gate || mayOpen(session, gate)) return children;
  return (
    <Suspense>
      <NotAllowedScreen operation={gate[1]} anyOf={gate[2]} />
    </Suspense>
  );
}
