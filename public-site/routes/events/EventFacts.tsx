import type { ReactNode } from 'react';
import { RichText } from '../../components/RichText.js';
import { type LanguageMark, languageMark } from '../../components/languageMark.js';
import type { Visit } from '../../visit/visit.js';
import type { PublishedEvent } from './event.js';
import { daysOf, zonedTimesOf } from './eventWords.js';

/** The key facts of an event: when, where and for whom. */
export function EventFacts({ event, visit }: { event: PublishedEvent; visit: Visit }) {
  const { event: texts } = visit.texts;
  const language = visit.language.code;
  const mark = (field: keyof PublishedEvent) => languageMark(event, field, visit);
  const fieldValue = (field: TextField): Value => ({ text: event[field], mark: mark(field) });
  return (
    <section aria-labelledby="info">
      <h2 id="info" {...mark('infoHeading')}>
        {event.infoHeading || texts.info}
      </h2>
      {event.infoSubHeading && (
        <p className="event__lead" {...mark('infoSubHeading')}>
          {event.infoSubHeading}
        </p>
      )}
      <dl className="facts">
        <Fact name={texts.days} values={[{ text: daysOf(event, language) }, fieldValue('infoDateRange')]} />
        <Fact name={texts.times} values={[{ text: zonedTimesOf(event, visit) }, fieldValue('infoStartEndTimeLabel')]} />
        <Fact name={texts.place} values={[fieldValue('infoAddressLabel')]}>
          {event.infoAddressUrl && (
            <a href={event.infoAddressUrl} rel="noopener external">
              {texts.map}
            </a>
          )}
        </Fact>
        <Fact name={texts.kind} values={[fieldValue('infoType')]} />
        <Fact
          name={texts.difficulty}
          values={
            event.difficulty
              ? [{ text: event.difficulty.name, mark: languageMark(event.difficulty, 'name', visit) }]
              : []
          }
        />
        <Fact
          name={event.infoTargetAudienceTitle || texts.audience}
          mark={mark('infoTargetAudienceTitle')}
          values={[fieldValue('infoTargetAudienceSubTitle')]}
        >
          {event.infoTargetAudienceDescription && (
            <RichText
              html={event.infoTargetAudienceDescription}
              publicUrl={visit.publicUrl}
              topLevel={3}
              mark={mark('infoTargetAudienceDescription')}
            />
          )}
        </Fact>
      </dl>
    </section>
  );
}

type TextField =
  'infoDateRange' | 'infoStartEndTimeLabel' | 'infoAddressLabel' | 'infoType' | 'infoTargetAudienceSubTitle';

interface Value {
  readonly text: string | null | undefined;
  readonly mark?: LanguageMark;
}

/** A fact with its values, the most important first; nothing without values. */
function Fact(props: { name: string; mark?: LanguageMark; values: readonly Value[]; children?: ReactNode }) {
  const [first, ...more] = props.values.filter(({ text }) => text);
  if (!first && !props.children) return null;
  return (
    <div>
      <dt {...props.mark}>{props.name}</dt>
      {first && (
        <dd {...first.mark}>
          <bdi>{first.text}</bdi>
        </dd>
      )}
      {more.map(({ text, mark }) => (
        <dd key={text} {...mark} className="facts__more">
          <bdi>{text}</bdi>
        </dd>
      ))}
      {props.children && <dd>{props.children}</dd>}
    </div>
  );
}
