import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { raisedToasts, toastError, toastSuccess } from './toasts';

const raisedBy = (raise: () => void) => {
  raise();
  return raisedToasts.take();
};

describe('toasts', () => {
  test.each([
    ['ERR-003', toastError, 'error', 'Something went wrong. Please try again later.'],
    ['ERR-004', toastSuccess, 'success', 'Success.'],
  ] as const)('%s without a text a toast says what its kind does: %p', (_row, raise, variant, words) => {
    for (const text of [undefined, null, '']) {
      const [toast] = raisedBy(() => raise(text));
      expect([toast && inEnglish(toast.message as Message), toast?.variant]).toEqual([words, variant]);
    }
    expect(raisedBy(() => raise(messages.statusUpdated))).toEqual([{ message: messages.statusUpdated, variant }]);
  });
});
