import { bestSelling, topSellers } from './ecommerce';

test('amounts of the e-commerce dashboard have Indian digit grouping (FMT-003)', () => {
  const amounts = [...topSellers.rows, ...bestSelling.rows].map((row) => row.at(-1));
  expect(amounts).toEqual([
    '$5,41,200',
    '$75,030',
    '$45,600',
    '$29,456',
    '$11,260',
    '$1,798',
    '$2,975',
    '$1,120',
    '$7,000',
    '$2,886',
  ]);
});
