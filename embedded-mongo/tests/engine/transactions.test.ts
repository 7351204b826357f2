import { Catalog } from '../../store/catalog.js';
import { Transactions } from '../../transactions.js';
import type { Connection } from '../../wire/connection.js';

const connection = {} as Connection;

it.each(['committed', 'aborted'] as const)('keeps no view of a transaction that was %s, for its session', (state) => {
  const catalog = new Catalog();
  const transactions = new Transactions(catalog);
  const transaction = transactions.start('session', 1n, connection);
  transaction.view.create('shop.orders', {});
  transaction.end(state);
  expect(() => transaction.view).toThrow('does not match any in-progress transactions');
  expect(transactions.start('session', 2n, connection).view.get('shop.orders')).toBeUndefined();
});
