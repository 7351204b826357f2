import { FactList } from '../../components/FactList.js';
import { QrCode } from '../../components/QrCode.js';
import type { BookedAtFragment } from '../../generated/graphql.js';
import { momentOf } from '../../texts/moments.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import type { Visit } from '../../visit/visit.js';
import { calendarEntryPath } from '../events/eventPaths.js';
import { BookedName, BookedSummary } from './bookedEvent.js';

interface Props {
  readonly event: BookedAtFragment | null;
  readonly holder: string;
  readonly code: string;
  /** Time at which it was read at the door. */
  readonly checkedInAt: string | null;
  readonly visit: Visit;
}

/** '7KQ2 M9XH 4RTV BCDE': what people read to each other goes by fours. */
const inFours = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? '';

/** Ticket that lets its holder in: read by a camera, or typed. */
export function Ticket({ event, holder, code, checkedInAt, visit }: Props) {
  const { texts, language } = visit;
  const { booking: words } = texts;
  return (
    <section className="ticket" aria-labelledby="ticket">
      <div className="ticket__about">
        <p className="ticket__kind">{words.ticket}</p>
        <h2 id="ticket">
          <BookedName event={event} visit={visit} />
        </h2>
        {event && <BookedSummary event={event} visit={visit} />}
        <FactList
          facts={[
            [words.holder, holder],
            [
              words.code,
              <span key="code" className="ticket__code" dir="ltr">
                {inFours(code)}
              </span>,
            ],
          ]}
        />
        <p className="ticket__actions">
          {event?.published && event.startsOn && (
            <a className="button button--quiet" href={calendarEntryPath(event, visit)} rel="nofollow">
              {texts.event.calendar}
            </a>
          )}
          {/* Shown by the script that prints. */}
          <button type="button" className="button button--quiet" data-print hidden>
            {words.print}
          </button>
        </p>
        {checkedInAt && (
          <p className="ticket__in">
            <time dateTime={checkedInAt}>
              {format(words.checkedIn, { when: momentOf(checkedInAt, language.code) })}
            </time>
          </p>
        )}
      </div>
      <QrCode value={code} title={words.qr} description={words.qrInstead} />
    </section>
  );
}
