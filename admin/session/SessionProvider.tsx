import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useLoaded } from '../platform/Loaded';
import { StartFailure } from '../ui/StartFailure';
import { Splash } from '../ui/Splash';
import { currentSession } from './currentSession';
import type { Session } from './gates';
import { keepSignedIn } from './lastVisit';
import { signedInAgain } from './signInAgain';
import { useUnsaved } from './unsaved';

const SessionContext = createContext<Session | null>(null);

/**
 * Shows what is inside once the server has said who is signed in. A session that ends while something is typed and not
 * saved stays on the page until the person has signed in again.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error } = useLoaded(currentSession);
  const [last, setLast] = useState<Session | null>(null);
  const session = data ?? null;
  if (session && session !== last) setLast(session);
  const kept = useUnsaved() && !session ? last : null;
  const ended = data !== undefined && kept !== null;
  useEffect(() => {
    if (ended) void signedInAgain();
  }, [ended]);
  useEffect(() => {
    if (data !== undefined) keepSignedIn(data !== null);
  }, [data]);
  if (data !== undefined) return <SessionContext value={session ?? kept}>{children}</SessionContext>;
  return error ? <StartFailure error={error} retry={() => void currentSession.load()} /> : <Splash />;
}

/** The signed-in member of staff with their permissions; null when nobody is signed in. */
export function useSession(): Session | null {
  return use(SessionContext);
}
