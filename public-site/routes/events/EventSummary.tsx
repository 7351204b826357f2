import type { EventTimes } from '@polyphony/domain/events/eventSpan.js';
import type { LanguageMark } from '../../components/languageMark.js';
import type { Visit } from '../../visit/visit.js';
import { daysOf, zonedTimesOf } from './eventWords.js';

/** Time and place of an event, in a line each. */
export function EventSummary({
  event,
  visit,
  addressMark,
}: {
  readonly event: EventTimes & { readonly address: string | null };
  readonly visit: Visit;
  /** The language of the address, where that is not the page's. */
  readonly addressMark: LanguageMark;
}) {
  const [days, times] = [daysOf(event, visit.language.code), zonedTimesOf(event, visit)];
  return (
    <>
      {days && (
        <p className="when">
          <bdi>{days}</bdi> {times && <bdi>{times}</bdi>}
        </p>
      )}
      {event.address && (
        <p className="where">
          <bdi {...addressMark}>{event.address}</bdi>
        </p>
      )}
    </>
  );
}
