import { messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import { Store } from '../../platform/Store';

/** A message that tells how far something is, until it is closed. */
export interface ProgressToast {
  update(message: MessageOrText): void;
  close(): void;
}

/** Content of a toast that changes while it is shown. */
export class LiveMessage implements ProgressToast {
  /** Its text; null once it is closed. */
  readonly content: Store<MessageOrText | null>;

  constructor(message: MessageOrText) {
    this.content = new Store<MessageOrText | null>(message);
  }

  update(message: MessageOrText): void {
    if (this.content.get() !== null) this.content.set(message);
  }

  close(): void {
    this.content.set(null);
  }
}

/** Details of a toast about the record that was changed. */
export interface ToastDetail {
  /** Already in the language of the console; without it, the message says everything. */
  readonly note?: string;
  /** Takes the change back; without it, there is no button for that. */
  readonly undo?: (() => void) | undefined;
  /** Position at which the key that undoes comes to it among others: as its write began, whichever is saved first. */
  readonly place?: number;
}

type Toast =
  | ({ readonly message: MessageOrText; readonly variant: 'success' | 'error' | 'warning' } & Partial<ToastDetail>)
  | { readonly message: LiveMessage; readonly variant: 'progress' };

const waiting = new Store<readonly Toast[]>([]);

/** Shows a message of success at the top right for three seconds, or for ten where it can be undone. */
export function toastSuccess(message?: MessageOrText | null, detail?: ToastDetail | null): void {
  add({ message: message || messages.toastSuccess, variant: 'success', ...detail });
}

/** Shows a message of failure at the top right for three seconds. */
export function toastError(message?: MessageOrText | null): void {
  add({ message: message || messages.toastError, variant: 'error' });
}

/** Shows at the top right for three seconds what a change that was made still needs; the record's form says it too. */
export function toastWarning(message: MessageOrText, detail: ToastDetail): void {
  add({ message, variant: 'warning', ...detail });
}

/** Shows at the top right how far something is. Screen readers do not announce it: the caller announces progress elsewhere. */
export function toastProgress(text: MessageOrText): ProgressToast {
  const message = new LiveMessage(text);
  add({ message, variant: 'progress' });
  return message;
}

const AFTER_LOADING = 'toast-after-loading';

/**
 * Loads an address and then shows a message; at once, where someone with unsaved changes chooses to stay.
 * @param address of the console; '' for the page again
 */
export function loadWithToast(address: string, message: MessageOrText, variant: 'success' | 'error'): void {
  sessionStorage.setItem(AFTER_LOADING, JSON.stringify({ message, variant }));
  if (address) window.location.assign(address);
  else window.location.reload();
  setTimeout(showPendingToast, 1_000);
}

/** Shows what was to be said once the page is loaded. */
export function showPendingToast(): void {
  const waited = sessionStorage.getItem(AFTER_LOADING);
  if (waited === null) return;
  sessionStorage.removeItem(AFTER_LOADING);
  add(JSON.parse(waited) as Toast);
}

function add(toast: Toast): void {
  waiting.set([...waiting.get(), toast]);
}

/** The toasts raised and not taken yet; they wait for what shows them to be loaded. */
export const raisedToasts = {
  subscribe: waiting.subscribe,
  areWaiting: (): boolean => waiting.get().length > 0,
  take: (): readonly Toast[] => {
    const toasts = waiting.get();
    if (toasts.length > 0) waiting.set([]);
    return toasts;
  },
};
