/** @jest-environment jsdom */
import { screen as enquiries } from '../../screens/contact/enquiries';
import { screen as bookings } from '../../screens/events/bookings/bookings';
import { gridColumns } from './gridColumns';
import type { ReadMostlyScreen } from './screen';

const t = Object.assign((words: string) => words, { parts: () => '', plural: () => '' });
const onPhone = (screen: ReadMostlyScreen) =>
  gridColumns({ screen, small: true, narrow: true, t: t as never, hidden: [], menu: null });

test('the number of an enquiry gets the room of one line on phones before the sender, which keeps its least', () => {
  const [main, aside] = onPhone(enquiries);
  const { width } = enquiries.columns.find(({ field }) => field === 'reference') ?? {};
  expect(aside).toMatchObject({ field: 'aside', minWidth: 116, maxWidth: width });
  expect(aside?.flex).toBeGreaterThan(50 * (main?.flex ?? 0));
  expect(main).toMatchObject({ field: 'main', minWidth: 92 });
});

test('states without a number beside them leave the room to what a row is', () => {
  expect(onPhone(bookings)[1]).toMatchObject({ field: 'aside', width: 116 });
});
