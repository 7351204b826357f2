import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { LeaveDialog, type LeaveWords } from '../../ui/dialogs/LeaveDialog';
import { useUnloadGuard } from '../useUnloadGuard';

interface LeaveGuardProps extends LeaveWords {
  /** Whether there are unsaved changes. */
  readonly dirty: boolean;
  /** A parameter of the address whose change leaves the form too. */
  readonly parameter?: string;
}

/**
 * Asks for confirmation before a screen with unsaved changes is left by a link, by the browser's buttons or by closing
 * the window. Once nothing is unsaved any more, because a save or an upload that was under way has ended, the screen is
 * left without an answer. Only one per screen: the router supports a single blocker.
 */
export function LeaveGuard({ dirty, parameter, ...words }: LeaveGuardProps) {
  const partOf = ({ search }: Pick<Location, 'search'>) => parameter && new URLSearchParams(search).get(parameter);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && (currentLocation.pathname !== nextLocation.pathname || partOf(currentLocation) !== partOf(nextLocation)),
  );
  useUnloadGuard(dirty);
  useEffect(() => {
    if (!dirty && blocker.state === 'blocked') blocker.proceed();
  }, [dirty, blocker]);
  return (
    <LeaveDialog
      {...words}
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
