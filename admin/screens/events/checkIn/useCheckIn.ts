import { useCallback, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../../graphql/errors';
import { CheckInDocument } from '../../../graphql/generated/typed/graphql';
import type { Reading } from './checkInWords';

/** How many of the last readings are shown. */
const KEPT = 10;

interface CheckedIn {
  /** The newest first. */
  readonly readings: readonly Reading[];
  /** Tickets read in this session, and of those how many were let in. */
  readonly read: number;
  readonly letIn: number;
  /** Why the last ticket could not be asked about; null when it could. */
  readonly failure: string | null;
}

/** Asks the server about tickets, one at a time, and remembers what it said until the screen is left. */
export function useCheckIn(eventId: string | null) {
  const client = useApolloClient();
  const [state, setState] = useState<CheckedIn>({ readings: [], read: 0, letIn: 0, failure: null });
  const busy = useRef(false);
  /** Answers whether the server has said something; false, too, while it is asked about another ticket. */
  const check = useCallback(
    async (code: string): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      try {
        const { data } = await client.mutate({ mutation: CheckInDocument, variables: { code, eventId } });
        const answer = data?.checkInEventBooking;
        if (!answer) return false;
        setState(({ readings, read, letIn }) => ({
          readings: [{ count: read + 1, at: new Date(), answer }, ...readings].slice(0, KEPT),
          read: read + 1,
          letIn: letIn + (answer.result === 'CHECKED_IN' ? 1 : 0),
          failure: null,
        }));
        return true;
      } catch (error) {
        setState((before) => ({ ...before, failure: failureOf(error).message }));
        return false;
      } finally {
        busy.current = false;
      }
    },
    [client, eventId],
  );
  return { ...state, check };
}
