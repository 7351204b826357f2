import { isOver } from '@polyphony/domain/eventDays.js';
import { eventSpan } from '@polyphony/domain/eventSpan.js';
import { plainText } from '@polyphony/domain/richText.js';
import type { EventQuery } from '../../generated/graphql.js';
import type { SharedPicture } from '../../document/head.js';
import { fullAddress } from '../../visit/address.js';
import type { Visit } from '../../visit/visit.js';
import { bookPath } from './eventPaths.js';

type Shown = NonNullable<EventQuery['publishedEvent']>;

/** As schema.org calls it. A number of places is only told once few are left. */
function availabilityOf({ placesLeft }: Shown): string {
  if (placesLeft === 0) return 'https://schema.org/SoldOut';
  return `https://schema.org/${placesLeft == null ? 'InStock' : 'LimitedAvailability'}`;
}

/**
 * The event as search engines read it; null without a day, which they ask for. Times are those of the place where it is,
 * and so carry no offset.
 */
export function schemaOrgOf(event: Shown, visit: Visit, picture: SharedPicture | null): object | null {
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
    startDate: span.start,
    endDate: span.end ?? undefined,
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
    offers: isOver(event)
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
