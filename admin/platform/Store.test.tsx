/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Store, useStore } from './Store';

test('a store calls every listener after each change, until it is removed', () => {
  const store = new Store(1);
  const seen: number[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(3);
  unsubscribe();
  store.set(4);
  expect(seen).toEqual([2, 3]);
  expect(store.get()).toBe(4);
});

test('a component shows the value of a store, and renders again when it changes', () => {
  const store = new Store('first');
  const StoreValue = () => <p>{useStore(store)}</p>;
  render(<StoreValue />);
  expect(screen.getByText('first')).toBeTruthy();
  act(() => store.set('second'));
  expect(screen.getByText('second')).toBeTruthy();
});
