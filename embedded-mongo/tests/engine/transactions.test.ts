import { encode } from '../../bson/encode.js';
import { Catalog, type View } from '../../store/catalog.js';
import { readIndexSpec } from '../../store/index-spec.js';
import { Transactions } from '../../transactions.js';
import type { Connection } from '../../wire/connection.js';

const connection = {} as Connection;
const ORDERS = 'shop.orders';
const ORDER = { _id: 1, customer: 'Pema' };

it.each(['committed', 'aborted'] as const)('keeps no view of a transaction that was %s, for its session', (state) => {
  const catalog = new Catalog();
  const transactions = new Transactions(catalog);
  const transaction = transactions.start('session', 1n, connection);
  transaction.view.create('shop.orders', {});
  transaction.end(state);
  expect(() => transaction.view).toThrow('does not match any in-progress transactions');
  expect(transactions.start('session', 2n, connection).view.get('shop.orders')).toBeUndefined();
});

it.each([
  ['was dropped and made again', (view: View) => [view.drop(ORDERS), view.create(ORDERS, {})]],
  [
    'has another index',
    (view: View) => view.get(ORDERS)?.addIndex(readIndexSpec({ key: { customer: 1 }, name: 'c' }), []),
  ],
] as const)('ends the write of a transaction in a conflict when its collection %s since it began', (_what, change) => {
  const catalog = new Catalog();
  catalog.view().create(ORDERS, {});
  const { view } = new Transactions(catalog).start('session', 1n, connection);
  const copy = view.get(ORDERS);
  change(catalog.view());
  expect(() => copy?.insert(ORDER, encode(ORDER), view.log)).toThrow('Write conflict');
});
