import { format } from '@polyphony/domain/catalogues/text.js';
import { openStateAt } from '@polyphony/domain/contact/openingHours.js';
import { timesIn } from '@polyphony/domain/contact/openingTexts.js';
import { localeOf } from '@polyphony/domain/languages.js';
import { clockTime } from '@polyphony/domain/text/clock.js';
import { dialled } from '@polyphony/domain/text/digits.js';
import { timeIn } from '@polyphony/domain/timeZone.js';
import type { BranchFragment } from '../../generated/graphql.js';
import { dateFormats } from '../../texts/dateFormat.js';
import type { Visit } from '../../visit/visit.js';

export type Branch = BranchFragment;

const dateFormat = dateFormats({ day: { weekday: 'long' } });

const timeOfDay = (time: string, code: string) => clockTime(time, localeOf(code));

/** The time zone of a branch's hours: its own, else that of the site; null where nobody has said it. */
const zoneOf = ({ timeZone }: Branch, { eventZone }: Visit): string | null => timeZone ?? eventZone;

/** Whether a branch is open as the page is requested; null where its hours do not say so. */
export interface BranchState {
  readonly open: boolean;
  readonly changesAt: Date | null;
  /** 'Open now until 5:00 PM'. */
  readonly words: string;
}

export function stateOf(branch: Branch, visit: Visit): BranchState | null {
  const zone = zoneOf(branch, visit);
  if (!branch.openingTimes || !zone) return null;
  const now = new Date(Number(visit.cameAt));
  const state = openStateAt(branch.openingTimes, zone, now);
  return { ...state, words: wordsOf(state, { zone, now }, visit) };
}

function wordsOf(
  { open, changesAt }: Pick<BranchState, 'open' | 'changesAt'>,
  { zone, now }: { readonly zone: string; readonly now: Date },
  { texts: { contact: words }, language: { code } }: Visit,
): string {
  if (!changesAt) return open ? words.open : words.closed;
  const clock = timeIn(zone, changesAt);
  const values = {
    time: timeOfDay(clock.slice(11, 16), code),
    day: dateFormat('day', code).format(new Date(`${clock}Z`)),
  };
  const isToday = clock.slice(0, 10) === timeIn(zone, now).slice(0, 10);
  if (open) return format(isToday ? words.openUntil : words.openUntilDay, values);
  return format(isToday ? words.opens : words.opensDay, values);
}

/** The times of a line of opening hours as the visitor's language writes them; as they were typed where they are not understood. */
export function timesOf(times: string, { texts, language: { code } }: Visit): string {
  const spans = timesIn(times);
  if (!spans) return times;
  const clock = (time: string) => timeOfDay(time === '24:00' ? '00:00' : time, code);
  // A line does not end within a span.
  const written = spans.map(({ from, until }) => `${clock(from)} – ${clock(until)}`.replace(/\s/gu, '\u00a0'));
  return written.join(texts.contact.and) || texts.contact.closedDay;
}

/** Name of the time zone of a branch, in the visitor's language: 'Bhutan Time'. */
export function zoneName(branch: Branch, visit: Visit): string | null {
  const timeZone = zoneOf(branch, visit);
  if (!timeZone) return null;
  const parts = new Intl.DateTimeFormat(localeOf(visit.language.code), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(Number(visit.cameAt));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The next moment at which one of the branches opens or closes. */
export function nextChange(branches: readonly Branch[], visit: Visit): Date | null {
  const changes = branches.flatMap((branch) => stateOf(branch, visit)?.changesAt ?? []);
  return changes.reduce<Date | null>((first, date) => (first === null || date < first ? date : first), null);
}

/** The address that phones call; null for a text that is no number. */
export function telOf({ contactNumber }: Branch): string | null {
  const digits = dialled(contactNumber ?? '');
  return /\d{3}/.test(digits) ? `tel:${digits}` : null;
}

/** Addresses of maps that show the way to a branch. Nothing of theirs is loaded before a visitor follows one. */
export const directionsTo = ({ latitude, longitude }: Branch) => ({
  google: `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`,
  openStreetMap: `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`,
});
