/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { messages } from '@polyphony/domain/messages/messages.js';
import { raisedToasts } from '../../ui/toasts/toasts';
import { useRestored } from './useRestored';

const loads = () => Promise.resolve();
const fails = () => Promise.reject(new Error('The connection is lost.'));

test('the form is opened again after a version was restored', async () => {
  const { result } = renderHook(() => useRestored(loads));
  await act(async () => result.current.onRestored());
  expect(result.current.restored).toBe(1);
});

test('the page keeps a form that holds unsaved changes, although it held none when the toast that restores was raised', async () => {
  const { result } = renderHook(() => useRestored(loads));
  const { onRestored } = result.current;
  act(() => result.current.onDirty(true));
  await act(async () => onRestored());
  expect(result.current.restored).toBe(0);
});

test('the page says that the restored record could not be loaded, unless the form was left', async () => {
  const { result, unmount } = renderHook(() => useRestored(fails));
  await act(async () => result.current.onRestored());
  expect(raisedToasts.take()).toEqual([{ variant: 'error', message: messages.unexpected }]);
  expect(result.current.restored).toBe(0);
  unmount();
  await act(async () => result.current.onRestored());
  expect(raisedToasts.take()).toEqual([]);
});
