import { Picture } from '../../components/Picture.js';
import { languageMark } from '../../components/languageMark.js';
import { RichText } from '../../components/RichText.js';
import type { PictureFileFragment } from '../../generated/graphql.js';
import type { Visit } from '../../visit/visit.js';
import type { PublishedEvent } from './event.js';

interface SectionProps {
  readonly event: PublishedEvent;
  readonly visit: Visit;
}

/** A picture beside a section's text; nothing where it has none. */
const SectionPicture = ({ file }: { file: PictureFileFragment | null | undefined }) =>
  file && <Picture file={file} sizes="(width < 64rem) 94vw, 48rem" maxWidth={1280} className="event__picture" />;

/** The description of the event, if it has one. */
export function About({ event, visit }: SectionProps) {
  const { event: texts } = visit.texts;
  const mark = (field: keyof PublishedEvent) => languageMark(event, field, visit);
  const { aboutHeading, aboutSubHeading, aboutTitle, aboutDescription } = event;
  if (!aboutSubHeading && !aboutTitle && !aboutDescription) return null;
  return (
    <section aria-labelledby="about">
      <h2 id="about" {...mark('aboutHeading')}>
        {aboutHeading || texts.about}
      </h2>
      {aboutSubHeading && (
        <p className="event__lead" {...mark('aboutSubHeading')}>
          {aboutSubHeading}
        </p>
      )}
      <SectionPicture file={event.aboutImageFile} />
      {aboutTitle && <h3 {...mark('aboutTitle')}>{aboutTitle}</h3>}
      <RichText
        html={aboutDescription}
        publicUrl={visit.publicUrl}
        topLevel={aboutTitle ? 4 : 3}
        mark={mark('aboutDescription')}
      />
    </section>
  );
}

/** Benefit of an event for those who come. */
export function Benefit({ event, visit }: SectionProps) {
  const { event: texts } = visit.texts;
  const mark = (field: keyof PublishedEvent) => languageMark(event, field, visit);
  const benefits = [
    ['benefitDetailsOneHeading', 'benefitDetailsOneDescription'] as const,
    ['benefitDetailsTwoHeading', 'benefitDetailsTwoDescription'] as const,
  ].filter(([heading, description]) => event[heading] || event[description]);
  if (benefits.length === 0 && !event.benefitSubHeading) return null;
  return (
    <section aria-labelledby="benefit">
      <h2 id="benefit" {...mark('benefitHeading')}>
        {event.benefitHeading || texts.benefit}
      </h2>
      {event.benefitSubHeading && (
        <p className="event__lead" {...mark('benefitSubHeading')}>
          {event.benefitSubHeading}
        </p>
      )}
      <SectionPicture file={event.benefitImageFile} />
      <ul className="benefits">
        {benefits.map(([heading, description]) => (
          <li key={heading}>
            {event[heading] && <h3 {...mark(heading)}>{event[heading]}</h3>}
            <RichText
              html={event[description]}
              publicUrl={visit.publicUrl}
              topLevel={event[heading] ? 4 : 3}
              mark={mark(description)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
