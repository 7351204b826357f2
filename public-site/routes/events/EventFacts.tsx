import type { ReactNode } from 'react';
import { RichText } from '../../components/RichText.js';
import type { Visit } from '../../visit/visit.js';
import type { ShownEvent } from './event.js';
import { daysOf, timesOf } from './eventWords.js';

/** When, where and for whom: what one looks up again. */
export function EventFacts({ event, visit }: { event: ShownEvent; visit: Visit }) {
  const { event: texts } = visit.texts;
  const language = visit.language.code;
  return (
    <section aria-labelledby="info">
      <h2 id="info">{event.infoHeading || texts.info}</h2>
      {event.infoSubHeading && <p className="event__lead">{event.infoSubHeading}</p>}
      <dl className="facts">
        <Fact name={texts.days} values={[daysOf(event, language), event.infoDateRange]} />
        <Fact name={texts.times} values={[timesOf(event, language), event.infoStartEndTimeLabel]} />
        <Fact name={texts.place} values={[event.infoAddressLabel]}>
          {event.infoAddressUrl && (
            <a href={event.infoAddressUrl} rel="noopener external">
              {texts.map}
            </a>
          )}
        </Fact>
        <Fact name={texts.kind} values={[event.infoType]} />
        <Fact name={texts.difficulty} values={[event.difficulty?.name]} />
        <Fact name={event.infoTargetAudienceTitle || texts.audience} values={[event.infoTargetAudienceSubTitle]}>
          {event.infoTargetAudienceDescription && (
            <RichText html={event.infoTargetAudienceDescription} publicUrl={visit.publicUrl} />
          )}
        </Fact>
      </dl>
    </section>
  );
}

/** A fact with what is said of it, the first thing first; nothing when there is nothing to say. */
function Fact(props: { name: string; values: readonly (string | null | undefined)[]; children?: ReactNode }) {
  const [first, ...more] = props.values.filter(Boolean);
  if (!first && !props.children) return null;
  return (
    <div>
      <dt>{props.name}</dt>
      {first && (
        <dd>
          <bdi>{first}</bdi>
        </dd>
      )}
      {more.map((value) => (
        <dd key={value} className="facts__more">
          <bdi>{value}</bdi>
        </dd>
      ))}
      {props.children && <dd>{props.children}</dd>}
    </div>
  );
}
