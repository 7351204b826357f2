import { format } from '@polyphony/domain/catalogues/text.js';
import { Picture } from '../components/Picture.js';
import { languageMark } from '../components/languageMark.js';
import type { MarkedTextFragment, SiteSearchQuery } from '../generated/graphql.js';
import { daysOf } from '../routes/events/eventWords.js';
import type { Texts } from '../texts/texts.js';
import { dayOf } from '../texts/siteDays.js';
import type { Visit } from '../visit/visit.js';

type Kind = SiteSearchQuery['siteSearch']['kinds'][number];
type Row = Kind['rows'][number];

/** How results are read: the language of the page, its day and its texts. */
interface Reading {
  readonly language: string;
  readonly languages: Visit['languages'];
  readonly today: string;
  readonly eventZone: string | null;
  readonly texts: Texts['search'];
}

const SIZES = '7rem';
const MAX = 320;

/** What visitors call a kind. */
export function nameOfKind(kind: string, { kinds }: Texts['search']): string {
  const names: Readonly<Record<string, string>> = { ...kinds };
  return names[kind] ?? kind;
}

/** What was found of a kind: its first results with a link to all, or a page of them. */
export function FoundKind({
  found: { kind, rows, pageInfo },
  href,
  reading,
}: {
  readonly found: Kind;
  /** The address of all results of the kind; null where they are listed already. */
  readonly href: string | null;
  readonly reading: Reading;
}) {
  if (rows.length === 0) return null;
  const { texts } = reading;
  const name = nameOfKind(kind, texts);
  const { totalItemsCount: count } = pageInfo;
  return (
    <section className="found" aria-labelledby={`found-${kind}`}>
      <h2 className="found__kind" id={`found-${kind}`}>
        {name} <small>{format(texts.kindCount, { count })}</small>
      </h2>
      <div className="found__list">
        <ul className="hits">
          {rows.map((row) => (
            <Hit key={row.id} row={row} reading={reading} />
          ))}
        </ul>
        {href !== null && count > rows.length && (
          <p>
            <a className="found__all" href={href}>
              {format(texts.showAll, { name, count })}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}

function Hit({ row, reading }: { readonly row: Row; readonly reading: Reading }) {
  return (
    <li className="hit">
      {row.image && <Picture file={row.image} sizes={SIZES} maxWidth={MAX} className="hit__picture picture--filled" />}
      <div className="hit__text">
        <h3>
          <a href={row.path}>
            <Marked text={row.title} reading={reading} />
          </a>
        </h3>
        {row.excerpt && (
          <p>
            <Marked text={row.excerpt} reading={reading} />
          </p>
        )}
        <Facts row={row} reading={reading} />
      </div>
    </li>
  );
}

/** The days of a result, or the day that it was published on. */
function Facts({
  row,
  reading: { language, today, eventZone, texts },
}: {
  readonly row: Row;
  readonly reading: Reading;
}) {
  const { startsOn, endsOn, publishedAt } = row;
  const day = startsOn ?? (publishedAt && dayOf(publishedAt, { eventZone }));
  if (!day) return null;
  return (
    <ul className="hit__facts">
      <li>
        {/* Browsers put other blanks around a dash between dates than the server does. */}
        <time dateTime={day} suppressHydrationWarning>
          {daysOf({ startsOn: day, endsOn }, language)}
        </time>
      </li>
      {endsOn && endsOn < today && <li>{texts.past}</li>}
    </ul>
  );
}

/** A text with what was found in it, in its own language. */
function Marked({
  text: { lang, pieces },
  reading: { language, languages },
}: {
  readonly text: MarkedTextFragment;
  readonly reading: Reading;
}) {
  const fallbacks = lang === language ? [] : [{ field: 'text', lang }];
  return (
    <bdi {...languageMark({ fallbacks }, 'text', { languages })}>
      {pieces.map(({ text, found }, at) => (found ? <mark key={at}>{text}</mark> : text))}
    </bdi>
  );
}
