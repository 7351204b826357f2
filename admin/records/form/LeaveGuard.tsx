import { useBlocker } from 'react-router';
import { LeaveDialog, type LeaveWords } from '../../ui/dialogs/LeaveDialog';
import { useUnloadGuard } from '../useUnloadGuard';

interface LeaveGuardProps extends LeaveWords {
  /** Whether leaving would lose something. */
  readonly dirty: boolean;
}

/**
 * Asks before a screen with unsaved changes is left, by a link, by the browser's buttons or by closing the window. There
 * is one on a screen: the router knows no more.
 */
export function LeaveGuard({ dirty, ...words }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useUnloadGuard(dirty);
  return (
    <LeaveDialog
      {...words}
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
