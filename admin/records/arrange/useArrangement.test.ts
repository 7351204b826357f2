/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { messages } from '@polyphony/domain/messages/messages.js';
import { raisedToasts } from '../../ui/toasts/toasts';
import { useArrangement } from './useArrangement';

/** Records without parents, as they are loaded. */
const loaded = (...ids: readonly string[]) => ids.map((id) => ({ id, parentId: null }));

const arranged = () => {
  const hook = renderHook(({ records }) => useArrangement(records), {
    initialProps: { records: loaded('a', 'b', 'c') },
  });
  return {
    move: (id: string) => act(() => void hook.result.current.step(id, 'up')),
    load: (...ids: readonly string[]) => hook.rerender({ records: loaded(...ids) }),
    order: () => hook.result.current.rows.map(({ id }) => id).join(''),
    isMoved: () => hook.result.current.places.length > 0,
  };
};

test('an arrangement keeps moves while the records are loaded again in the same order', () => {
  const { move, load, order, isMoved } = arranged();
  move('c');
  load('a', 'b', 'c');
  expect([order(), isMoved()]).toEqual(['acb', true]);
  expect(raisedToasts.take()).toEqual([]);
});

test('an arrangement shows a saved order, and the one before when that is saved again, without moves that are not saved', () => {
  const { move, load, order, isMoved } = arranged();
  move('c');
  load('a', 'c', 'b');
  expect([order(), isMoved()]).toEqual(['acb', false]);
  load('a', 'b', 'c');
  expect([order(), isMoved()]).toEqual(['abc', false]);
  expect(raisedToasts.take()).toEqual([]);
});

test('an arrangement discards moves when another order was saved, and says so', () => {
  const { move, load, order, isMoved } = arranged();
  move('c');
  load('b', 'a', 'c');
  expect([order(), isMoved()]).toEqual(['bac', false]);
  expect(raisedToasts.take()).toEqual([{ variant: 'error', message: messages.movesDiscarded }]);
});
