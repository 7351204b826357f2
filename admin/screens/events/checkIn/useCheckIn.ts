import type { Said } from '@polyphony/domain/messages.js';
import { useCallback, useRef, useState } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { failureOf } from '../../../platform/failure';
import {
  AdmissionsDocument,
  CheckInDocument,
  CheckInFoundDocument,
  UndoCheckInDocument,
} from '../../../graphql/generated/typed/graphql';
import { type Answer, isUndoable, isUpToStaff, keyOf, type Reading, type Ticket } from './checkInWords';

/** How many of the last readings are shown. */
const KEPT = 10;

interface CheckedIn {
  /** The newest first. */
  readonly readings: readonly Reading[];
  /** Tickets read in this session, and of those how many were let in. */
  readonly read: number;
  readonly letIn: number;
  /** Why the last ticket could not be asked about; null when it could. */
  readonly failure: Said | null;
}

/** Checks tickets in and keeps the results until the screen is left. */
export function useCheckIn(eventId: string | null) {
  const client = useApolloClient();
  const [state, setState] = useState<CheckedIn>({ readings: [], read: 0, letIn: 0, failure: null });
  /** Tickets that are being checked. */
  const running = useRef(new Set<string>());
  const count = useRef(0);
  const { data: admissions, refetch } = useQuery(AdmissionsDocument, {
    variables: { eventId: eventId ?? '' },
    skip: eventId === null,
    fetchPolicy: 'network-only',
  });
  /** The count is only shown: a failure to read it stops nobody at the door. */
  const countAgain = useCallback(() => {
    if (eventId !== null) void refetch().catch(() => undefined);
  }, [eventId, refetch]);
  /** What the server says of a ticket; null when it says nothing. */
  const request = useCallback(
    async (ticket: Ticket, careful: boolean): Promise<Answer | null> => {
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
   * Checks a ticket in. Returns whether the server responded. The code of another ticket waits for the response and
   * returns false until then; a click does not, for nobody would notice that it was dropped.
   * @param anyway whether staff have confirmed the concern about this ticket
   */
  const check = useCallback(
    async (ticket: Ticket, anyway = false): Promise<boolean> => {
      const key = keyOf(ticket);
      const waits = 'code' in ticket && !anyway && running.current.size > 0;
      if (waits || running.current.has(key)) return false;
      running.current.add(key);
      try {
        const answer = await request(ticket, !anyway);
        if (!answer) return false;
        count.current += 1;
        const reading: Reading = { count: count.current, at: new Date(), answer, ticket, undone: false };
        setState(({ readings, read, letIn }) => ({
          readings: [
            reading,
            // Let in after all, it is the same reading.
            ...(anyway ? readings.filter((one) => keyOf(one.ticket) !== key || !isUpToStaff(one.answer)) : readings),
          ].slice(0, KEPT),
          read: read + (anyway ? 0 : 1),
          letIn: letIn + (answer.result === 'CHECKED_IN' ? 1 : 0),
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
  /** Takes a check-in back, also while the next ticket is being checked; the server accepts the same request again. */
  const undo = useCallback(
    async (reading: Reading): Promise<void> => {
      const { booking } = reading.answer;
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
          // Clicked twice, it counts once.
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
