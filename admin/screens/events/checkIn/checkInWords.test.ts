import { english } from '../../../texts/useT';
import { type Answer, holderOf, inWords } from './checkInWords';

const booking = {
  id: '1',
  checkedInAt: '2027-03-31T12:05:00.000Z',
  event: { id: '2', name: 'Lantern walk' },
  visitor: { id: '3', firstName: 'Pema', lastName: 'Lhamo' },
} as const;
const answer = (part: Partial<Answer>): Answer => ({ result: 'UNKNOWN', message: '', booking: null, ...part });
/** By twelve hours (FMT-007). */
const TIME = new Date(booking.checkedInAt)
  .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  .replace(/\s/, ' ');

describe('what the door says of a ticket', () => {
  test.each([
    ['CHECKED_IN', 'Let in'],
    ['NOT_CONFIRMED', 'Not confirmed'],
    ['CANCELLED', 'Cancelled'],
    ['OTHER_EVENT', 'For another event'],
    ['UNKNOWN', 'Unknown ticket'],
  ] as const)('%s: %s', (result, words) => {
    expect(inWords(answer({ result, booking }), new Date(), english)).toBe(words);
  });

  test('since when somebody is in, with the day when that was another one', () => {
    const used = answer({ result: 'ALREADY_IN', booking });
    expect(inWords(used, new Date(booking.checkedInAt), english)).toBe(`Already in since ${TIME}`);
    expect(inWords(used, new Date('2027-04-03T12:00:00Z'), english)).toMatch(
      new RegExp(`^Already in since 31 Mar, ${TIME}$`),
    );
  });

  test('whose it is, where that is known', () => {
    expect(holderOf(answer({ booking }))).toBe('Pema Lhamo');
    expect(holderOf(answer({ booking: { ...booking, visitor: null } }))).toBeNull();
    expect(holderOf(answer({}))).toBeNull();
  });
});
