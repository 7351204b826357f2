import type { Event, ItemAvailability, WithContext } from 'schema-dts';
import { hasEventEnded } from '@polyphony/domain/events/eventEnd.js';
import { eventSpan, momentsOf, type EventTimes } from '@polyphony/domain/events/eventSpan.js';
import { momentWithOffset } from '@polyphony/domain/timeZone.js';
import { plainText } from '@polyphony/domain/richText/richText.js';
import { metaTextsOf } from '../../document/metaTexts.js';
import type { EventQuery } from '../../generated/graphql.js';
import type { SharedPicture } from '../../document/head.js';
import { addressOfPage, languageOfPage } from '../../document/pageLanguages.js';
import { clockOf, type Visit } from '../../visit/visit.js';
import { bookPath } from './eventPaths.js';

type PublishedEvent = NonNullable<EventQuery['publishedEvent']>;

/** As schema.org calls it. A number of places is only told once few are left. */
function availabilityOf({ placesLeft }: PublishedEvent): ItemAvailability {
  if (placesLeft === 0) return 'https://schema.org/SoldOut';
  return `https://schema.org/${placesLeft == null ? 'InStock' : 'LimitedAvailability'}`;
}

/** Start and end of an event: times with the offset of their zone, where that is known; days have none. */
function datesOf(event: EventTimes, zone: string | null) {
  const span = eventSpan(event);
  const moments = span && zone !== null ? momentsOf(span, zone) : null;
  if (!span || !moments || zone === null) return span;
  const end = moments.end ? momentWithOffset(zone, moments.end) : span.end;
  return { start: momentWithOffset(zone, moments.start), end };
}

/** The event as search engines read it; null without a day, which they ask for. */
export function schemaOrgOf(
  event: PublishedEvent,
  visit: Visit,
  picture: SharedPicture | null,
): WithContext<Event> | null {
  const dates = datesOf(event, visit.eventZone);
  if (!dates) return null;
  const { name, infoAddressLabel, infoAddressUrl, speakerName } = event;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description:
      metaTextsOf(event, 'name').description ??
      event.shortDescription ??
      plainText(event.aboutDescription) ??
      undefined,
    url: addressOfPage(event, visit),
    image: picture?.url,
    inLanguage: languageOfPage(event, visit, visit.language).code,
    startDate: dates.start,
    endDate: dates.end ?? undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    location:
      infoAddressLabel || infoAddressUrl
        ? {
            '@type': 'Place',
            name: infoAddressLabel ?? undefined,
            address: infoAddressLabel ?? undefined,
            hasMap: infoAddressUrl ?? undefined,
          }
        : undefined,
    organizer: { '@type': 'Organization', name: visit.texts.site.name, url: visit.publicUrl },
    performer: speakerName ? { '@type': 'Person', name: speakerName } : undefined,
    offers: hasEventEnded(event, clockOf(visit))
      ? undefined
      : event.prices.map(({ label, amount, currency }) => ({
          '@type': 'Offer',
          name: label,
          price: amount,
          priceCurrency: currency,
          availability: availabilityOf(event),
          url: visit.publicUrl + bookPath(event),
        })),
  };
}
