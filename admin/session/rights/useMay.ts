import { useCallback } from 'react';
import { allowed } from './gates';
import { useSession } from '../SessionProvider';

/** Whether the signed-in person may use a field of the API: `may('Mutation', 'createEventCategory')`. */
export type May = (type: 'Query' | 'Mutation', field: string) => boolean;

/** What the console hides by this, the server refuses by the same directive. */
export function useMay(): May {
  const session = useSession();
  return useCallback((type, field) => allowed(session, type, field), [session]);
}
