import { useQuery } from '@apollo/client/react';
import { createContext, type ReactNode, use, useEffect, useInsertionEffect, useState } from 'react';
import { setClock } from '../texts/dates';
import { StartFailure } from '../ui/StartFailure';
import { Splash } from '../ui/Splash';
import { CurrentSessionDocument } from '../graphql/generated/typed/graphql';
import type { Session } from './rights/gates';
import { signedInAgain } from './signIn/signInAgain';
import { useUnsaved } from './unsaved';

const SessionContext = createContext<Session | null>(null);

/**
 * Shows what is inside once the server has said who is signed in. A session that ends while something is typed and not
 * saved stays on the page until the person has signed in again.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data: latest, previousData, error, refetch } = useQuery(CurrentSessionDocument);
  // When the session cannot be requested again, the last response counts.
  const data = (latest ?? previousData)?.session;
  const [last, setLast] = useState<Session | null>(null);
  const session = data ?? null;
  if (session && session !== last) setLast(session);
  const retained = useUnsaved() && !session ? last : null;
  const zone = (session ?? retained)?.timeZone;
  useInsertionEffect(() => setClock(zone), [zone]);
  const ended = data !== undefined && retained !== null;
  useEffect(() => {
    if (ended) void signedInAgain();
  }, [ended]);
  if (data !== undefined) return <SessionContext value={session ?? retained}>{children}</SessionContext>;
  // A further failure is shown in place of this one.
  const retry = () => void refetch().catch(() => undefined);
  return error ? <StartFailure error={error} retry={retry} /> : <Splash />;
}

/** The signed-in member of staff with their permissions; null when nobody is signed in. */
export function useSession(): Session | null {
  return use(SessionContext);
}
