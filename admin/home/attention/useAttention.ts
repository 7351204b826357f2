import { NeedsAttentionDocument, type NeedsAttentionQuery } from '../../graphql/generated/typed/graphql';
import type { KindFacts } from '../../graphql/generated/kindFacts';
import { useMay } from '../../session/rights/useMay';
import { useSession } from '../../session/SessionProvider';
import { useToday } from '../today';
import { isTranslated, useListedKinds } from '../useListedKinds';
import { type PartState, usePart } from '../usePart';

/** Failed mails of so many days are counted: older ones are not worth a word any more. */
const MAIL_DAYS = 7;
const DAY_MS = 86_400_000;

/** Kinds whose records are drafts until they are published. */
export const isPublished = ({ publishing }: KindFacts): boolean => publishing !== undefined;

/** The figures of all that waits for someone with the user's permissions. Those that they may not see are not requested. */
export function useAttention(): PartState<NeedsAttentionQuery> {
  const may = useMay();
  const today = useToday();
  const { reviewsRequired = false } = useSession() ?? {};
  const translated = useListedKinds(isTranslated).map(({ name }) => name);
  const published = useListedKinds(isPublished).map(({ name }) => name);
  const visible = {
    bookings: may('Query', 'eventBookingFigures'),
    filling: may('Query', 'fillingEvents'),
    enquiries: may('Query', 'enquiries'),
    mails: may('Query', 'failedMailCount'),
    translations: translated.length > 0,
    drafts: published.length > 0,
    reviews: reviewsRequired,
  };
  const since = new Date(Date.parse(today.since) - MAIL_DAYS * DAY_MS).toISOString();
  const kinds = new Set([
    ...(visible.bookings ? ['eventBooking'] : []),
    ...(visible.enquiries ? ['enquiry'] : []),
    ...(visible.translations ? [...translated, 'language'] : []),
    ...published,
  ]);
  return usePart(NeedsAttentionDocument, { since, ...visible }, [...kinds]);
}
