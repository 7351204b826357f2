import { messages } from '@polyphony/domain/messages/messages.js';
import { raisedToasts, toastError, toastSuccess } from './toasts';

const said = (raise: () => void) => {
  raise();
  return raisedToasts.take();
};

describe('toasts', () => {
  test.each([
    ['ERR-003', toastError, 'error', messages.toastError],
    ['ERR-004', toastSuccess, 'success', messages.toastSuccess],
  ] as const)('%s without a text a toast says what its kind does: %p', (_row, raise, variant, message) => {
    for (const text of [undefined, null, '']) expect(said(() => raise(text))).toEqual([{ message, variant }]);
    expect(said(() => raise(messages.statusUpdated))).toEqual([{ message: messages.statusUpdated, variant }]);
  });
});
