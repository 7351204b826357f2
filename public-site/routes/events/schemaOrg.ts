import type { Event, ItemAvailability, WithContext } from 'schema-dts';
import { isOver } from '@polyphony/domain/events/eventDays.js';
import { eventSpan } from '@polyphony/domain/events/eventSpan.js';
import { withOffset } from '@polyphony/domain/timeZone.js';
import { plainText } from '@polyphony/domain/richText/richText.js';
import type { EventQuery } from '../../generated/graphql.js';
import type { SharedPicture } from '../../document/head.js';
import { fullAddress } from '../../visit/address.js';
import type { Visit } from '../../visit/visit.js';
import { bookPath } from './eventPaths.js';

type Shown = NonNullable<EventQuery['publishedEvent']>;

/** As schema.org calls it. A number of places is only told once few are left. */
function availabilityOf({ placesLeft }: Shown): ItemAvailability {
  if (placesLeft === 0) return 'https://schema.org/SoldOut';
  return `https://schema.org/${placesLeft == null ? 'InStock' : 'LimitedAvailability'}`;
}

/** The times of an event have the offset of their zone, where that is known; days have none. */
const timeOf = (time: string, zone: string | null): string =>
  zone !== null && time.includes('T') ? withOffset(zone, time) : time;

/** The event as search engines read it; null without a day, which they ask for. */
export function schemaOrgOf(event: Shown, visit: Visit, picture: SharedPicture | null): WithContext<Event> | null {
  const span = eventSpan(event);
  if (!span) return null;
  const { name, infoAddressLabel, infoAddressUrl, speakerName } = event;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description: event.metaDescription ?? event.shortDescription ?? plainText(event.aboutDescription) ?? undefined,
    url: fullAddress(visit, visit.language),
    image: picture?.url,
    inLanguage: visit.language.code,
    startDate: timeOf(span.start, visit.eventZone),
    endDate: span.end === null ? undefined : timeOf(span.end, visit.eventZone),
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
    offers: isOver(event, visit.today)
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
