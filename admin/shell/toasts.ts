import { messages } from '@polyphony/domain/messages.js';

interface Toast {
  readonly message: string;
  readonly variant: 'success' | 'error';
}

const waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a message of success at the top right for three seconds. */
export function toastSuccess(message?: string | null): void {
  add({ message: message || messages.toastSuccess, variant: 'success' });
}

/** Shows a message of failure at the top right for three seconds. */
export function toastError(message?: string | null): void {
  add({ message: message || messages.toastError, variant: 'error' });
}

function add(toast: Toast): void {
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** The toasts raised and not taken yet; they wait for what shows them to be loaded. */
export const raisedToasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  take: (): Toast[] => waiting.splice(0),
};
