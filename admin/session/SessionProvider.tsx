import { useQuery } from '@apollo/client/react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { CurrentSessionDocument } from '../graphql/generated/typed/graphql';
import { StartFailure } from '../shell/StartFailure';
import { Splash } from '../shell/Splash';
import type { Session } from './gates';
import { signedInAgain } from './signInAgain';
import { useUnsaved } from './unsaved';

const SessionContext = createContext<Session | null>(null);

/**
 * Asks the server who is signed in, and shows what is inside once it knows. A session that ends while something is typed
 * and not saved stays on the page until the person has signed in again.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(CurrentSessionDocument);
  const [last, setLast] = useState<Session | null>(null);
  const session = data?.session ?? null;
  if (session && session !== last) setLast(session);
  const kept = useUnsaved() && !session ? last : null;
  const ended = data !== undefined && kept !== null;
  useEffect(() => {
    if (ended) void signedInAgain();
  }, [ended]);
  if (data) return <SessionContext value={session ?? kept}>{children}</SessionContext>;
  return error ? <StartFailure error={error} retry={() => void refetch()} /> : <Splash />;
}

/** The signed-in member of staff with their permissions; null when nobody is signed in. */
export function useSession(): Session | null {
  return use(SessionContext);
}
