import type { EventTimes } from '@polyphony/domain/events/eventSpan.js';
import type { Visit } from '../../visit/visit.js';
import { daysOf, timesOf } from './eventWords.js';

/** When and where an event is, in a line each. */
export function EventSummary({
  event,
  visit: { language },
}: {
  readonly event: EventTimes & { readonly address: string | null };
  readonly visit: Visit;
}) {
  const [days, times] = [daysOf(event, language.code), timesOf(event, language.code)];
  return (
    <>
      {days && (
        <p className="when">
          <bdi>{days}</bdi> {times && <bdi>{times}</bdi>}
        </p>
      )}
      {event.address && (
        <p className="where">
          <bdi>{event.address}</bdi>
        </p>
      )}
    </>
  );
}
