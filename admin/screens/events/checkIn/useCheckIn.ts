import type { MessageOrText } from '@polyphony/domain/messages/messages.js';
import { useCallback, useRef, useState } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { failureOf } from '../../../platform/failure';
import {
  AdmissionsDocument,
  CheckInDocument,
  CheckInFoundDocument,
  UndoCheckInDocument,
} from '../../../graphql/generated/typed/graphql';
import { type CheckInResponse, isUndoable, isUpToStaff, keyOf, type Reading, type Ticket } from './checkInWords';

/** Number of recent results shown. */
const READINGS_MAX = 10;

interface CheckedIn {
  /** Newest first. */
  readonly readings: readonly Reading[];
  /** Tickets read in this session, and how many of them were admitted. */
  readonly read: number;
  readonly letIn: number;
  /** Reason for which the request for the last ticket failed; null if it succeeded. */
  readonly failure: MessageOrText | null;
}

/** Checks tickets in, with the results of this session. */
export function useCheckIn(eventId: string | null) {
  const client = useApolloClient();
  const [state, setState] = useState<CheckedIn>({ readings: [], read: 0, letIn: 0, failure: null });
  /** Keys of the tickets being checked. */
  const running = useRef(new Set<string>());
  const count = useRef(0);
  const { data: admissions, refetch } = useQuery(AdmissionsDocument, {
    variables: { eventId: eventId ?? '' },
    skip: eventId === null,
    fetchPolicy: 'network-only',
  });
  /** Refetches the count. It is informational, so errors are ignored. */
  const countAgain = useCallback(() => {
    if (eventId !== null) void refetch().catch(() => undefined);
  }, [eventId, refetch]);
  /** The server's response for a ticket; null on failure. */
  const request = useCallback(
    async (ticket: Ticket, careful: boolean): Promise<CheckInResponse | null> => {
      const { data } =
        'code' in ticket
          ? await client.mutate({ mutation: CheckInDocument, variables: { code: ticket.code, eventId, careful } })
          : await client.mutate({
              mutation: CheckInFoundDocument,
              variables: { id: ticket.bookingId, eventId: ticket.eventId, careful },
            });
      return data?.checked ?? null;
    },
    [client, eventId],
  );
  /**
   * Checks a ticket in. Returns whether the server responded. While a request is pending, the code of another ticket is
   * refused and returns false, to be retried; a click is not refused, because nobody would notice that it was dropped.
   * @param anyway whether staff have confirmed the concern about this ticket
   */
  const check = useCallback(
    async (ticket: Ticket, anyway = false): Promise<boolean> => {
      const key = keyOf(ticket);
      const waits = 'code' in ticket && !anyway && running.current.size > 0;
      if (waits || running.current.has(key)) return false;
      running.current.add(key);
      try {
        const response = await request(ticket, !anyway);
        if (!response) return false;
        count.current += 1;
        const reading: Reading = { count: count.current, at: new Date(), response, ticket, undone: false };
        setState(({ readings, read, letIn }) => ({
          readings: [
            reading,
            // Admitted after confirmation, it is still the same reading.
            ...(anyway ? readings.filter((one) => keyOf(one.ticket) !== key || !isUpToStaff(one.response)) : readings),
          ].slice(0, READINGS_MAX),
          read: read + (anyway ? 0 : 1),
          letIn: letIn + (response.result === 'CHECKED_IN' ? 1 : 0),
          failure: null,
        }));
        countAgain();
        return true;
      } catch (error) {
        setState((before) => ({ ...before, failure: failureOf(error).message }));
        return false;
      } finally {
        running.current.delete(key);
      }
    },
    [request, countAgain],
  );
  /** Reverts a check-in, even while the next ticket is being checked; the request is idempotent on the server. */
  const undo = useCallback(
    async (reading: Reading): Promise<void> => {
      const { booking } = reading.response;
      if (!booking?.checkedInAt) return;
      try {
        const { data } = await client.mutate({
          mutation: UndoCheckInDocument,
          variables: { id: booking.id, checkedInAt: booking.checkedInAt },
        });
        const outcome = data?.undoEventBookingCheckIn;
        if (!outcome) return;
        setState((before) => {
          if (!outcome.success) return { ...before, failure: outcome.message };
          // A double click counts once.
          const counted = before.readings.some((one) => one.count === reading.count && isUndoable(one));
          return {
            ...before,
            readings: before.readings.map((one) => (one.count === reading.count ? { ...one, undone: true } : one)),
            letIn: before.letIn - (counted ? 1 : 0),
            failure: null,
          };
        });
        countAgain();
      } catch (error) {
        setState((before) => ({ ...before, failure: failureOf(error).message }));
      }
    },
    [client, countAgain],
  );
  return { ...state, admissions: admissions?.eventAdmissionFigures ?? null, check, undo };
}
