import { useQuery } from '@apollo/client/react';
import { createContext, type ReactNode, use } from 'react';
import { CurrentSessionDocument } from '../graphql/generated/typed/graphql';
import { StartFailure } from '../shell/StartFailure';
import { Splash } from '../shell/Splash';
import type { Session } from './gates';

const SessionContext = createContext<Session | null>(null);

/** Asks the server who is signed in, and shows what is inside once it knows. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(CurrentSessionDocument);
  if (data) return <SessionContext value={data.session}>{children}</SessionContext>;
  return error ? <StartFailure error={error} retry={() => void refetch()} /> : <Splash />;
}

/** The signed-in member of staff with their permissions; null when nobody is signed in. */
export function useSession(): Session | null {
  return use(SessionContext);
}
