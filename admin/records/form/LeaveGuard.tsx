import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { LeaveDialog, type LeaveWords } from '../../ui/dialogs/LeaveDialog';
import { useUnloadGuard } from '../useUnloadGuard';

interface LeaveGuardProps extends LeaveWords {
  /** Whether there are unsaved changes. */
  readonly dirty: boolean;
  /** An error is to be seen here: the screen is not left by itself. */
  readonly failed?: boolean;
  /** A parameter of the address whose change leaves the form too. */
  readonly parameter?: string;
}

/**
 * Asks for confirmation before a screen with unsaved changes is left by a link, by the browser's buttons or by closing
 * the window. Once nothing is unsaved any more, because a save or an upload that was under way has ended, the question
 * is withdrawn, and the screen left unless that failed. Only one per screen: the router supports a single blocker.
 */
export function LeaveGuard({ dirty, failed = false, parameter, ...words }: LeaveGuardProps) {
  const partOf = ({ search }: Pick<Location, 'search'>) => parameter && new URLSearchParams(search).get(parameter);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && (currentLocation.pathname !== nextLocation.pathname || partOf(currentLocation) !== partOf(nextLocation)),
  );
  useUnloadGuard(dirty);
  useEffect(() => {
    if (dirty || blocker.state !== 'blocked') return;
    if (failed) blocker.reset();
    else blocker.proceed();
  }, [dirty, failed, blocker]);
  return (
    <LeaveDialog
      {...words}
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
