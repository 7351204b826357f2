import { english } from '../../../texts/useT';
import {
  type CheckInResponse,
  concernsInWords,
  type FoundBooking,
  holderOf,
  inWords,
  priceInWords,
  refusalInWords,
} from './checkInWords';

const booking = {
  id: '1',
  checkedInAt: '2027-03-31T12:05:00.000Z',
  paid: true,
  message: null,
  note: null,
  price: { label: 'Early bird', amount: 1200, currency: 'BTN', priceTypeName: 'Fresher' },
  event: { id: '2', name: 'Lantern walk', startsOn: null, endsOn: null },
  visitor: { id: '3', firstName: 'Pema', lastName: 'Lhamo' },
} as const;
const response = (part: Partial<CheckInResponse>): CheckInResponse => ({
  result: 'UNKNOWN',
  message: '',
  booking: null,
  ...part,
});
/** By twelve hours (FMT-007). */
const TIME = new Date(booking.checkedInAt)
  .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  .replace(/\s/, ' ');

describe('what the door says of a ticket', () => {
  test.each([
    ['CHECKED_IN', 'Admitted'],
    ['OTHER_DAY', 'Another day'],
    ['NOT_PAID', 'Not paid'],
    ['NOT_CONFIRMED', 'Not confirmed'],
    ['CANCELLED', 'Cancelled'],
    ['OTHER_EVENT', 'For another event'],
    ['UNKNOWN', 'Ticket not found'],
  ] as const)('%s: %s', (result, words) => {
    expect(inWords(response({ result, booking }), new Date(), english)).toBe(words);
  });

  test('shows since when a visitor is in, with the day when it is not today', () => {
    const used = response({ result: 'ALREADY_IN', booking });
    expect(inWords(used, new Date(booking.checkedInAt), english)).toBe(`Already admitted: ${TIME}`);
    expect(inWords(used, new Date('2027-04-03T12:00:00Z'), english)).toMatch(
      new RegExp(`^Already admitted: 31 Mar, ${TIME}$`),
    );
  });

  test('names the concerns: an event on another day, and a booking that is not paid', () => {
    const day = '2027-04-03';
    expect(concernsInWords(response({ booking }), english, day)).toEqual([]);
    const event = { ...booking.event, startsOn: '2099-12-23' };
    expect(concernsInWords(response({ booking: { ...booking, paid: false, event } }), english, day)).toEqual([
      'This event is on 23 December 2099',
      'Not paid: Nu.1,200',
    ]);
  });

  test('whose it is, where that is known', () => {
    expect(holderOf(response({ booking }))).toBe('Pema Lhamo');
    expect(holderOf(response({ booking: { ...booking, visitor: null } }))).toBeNull();
    expect(holderOf(response({}))).toBeNull();
  });

  test('says why a booking that was found cannot be checked in, and what is not paid of it', () => {
    const { price } = booking;
    const found = {
      id: '1',
      visitorName: 'Pema Lhamo',
      status: 'CONFIRMED',
      paid: false,
      checkedInAt: null,
      price,
    } as const;
    const refusal = (part: Partial<FoundBooking>) =>
      refusalInWords({ ...found, ...part }, new Date(booking.checkedInAt), english);
    expect(refusal({})).toBeNull();
    expect(refusal({ checkedInAt: booking.checkedInAt })).toBe(`Already admitted: ${TIME}`);
    expect(refusal({ status: 'PENDING' })).toBe('Not confirmed');
    expect(refusal({ status: 'CANCELLED' })).toBe('Cancelled');
    expect(priceInWords(found, english)).toEqual(['Early bird', 'Fresher', 'Not paid: Nu.1,200']);
    expect(priceInWords({ ...found, paid: true }, english)).toEqual(['Early bird', 'Fresher']);
  });
});
