import { useEffect, useState } from 'react';
import type { MessageOrText } from '@polyphony/domain/messages/messages.js';
import type { TypedPreviewRequest } from '@polyphony/domain/publishing/typedPreview.js';
import { failureOf } from '../platform/failure';
import { useDebounced } from '../platform/useDebounced';
import { requestPreview } from './requestPreview';

/** Milliseconds that typing has to pause: a page is drawn for a word, and not for each letter. */
const PAUSE_MS = 400;

/** The page as it was drawn last, and why it does not show what is typed now. */
export interface Drawn {
  /** Null until it was drawn once. */
  readonly html: string | null;
  /** The language that it was drawn in. */
  readonly lang: string;
  readonly problem: { readonly is: 'invalid' | 'failed'; readonly message: MessageOrText } | null;
}

/** Follows what is typed; `again` requests the same page once more. */
export function usePreview(
  request: TypedPreviewRequest,
): Drawn & { readonly busy: boolean; readonly again: () => void } {
  const key = JSON.stringify(request);
  const settled = useDebounced(key, PAUSE_MS);
  const [attempt, setAttempt] = useState(0);
  const [drawn, setDrawn] = useState<Drawn>({ html: null, lang: request.lang, problem: null });
  const [done, setDone] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const settledRequest = JSON.parse(settled) as TypedPreviewRequest;
    const finish = (next: (before: Drawn) => Drawn) => {
      if (controller.signal.aborted) return;
      setDrawn(next);
      setDone(settled);
    };
    requestPreview(settledRequest, controller.signal).then(
      (preview) =>
        finish((before) =>
          preview.success
            ? { html: preview.html, lang: settledRequest.lang, problem: null }
            : { ...before, problem: { is: 'invalid', message: preview.message } },
        ),
      (error: unknown) =>
        finish((before) => ({ ...before, problem: { is: 'failed', message: failureOf(error).message } })),
    );
    return () => controller.abort();
  }, [settled, attempt]);
  return { ...drawn, busy: done !== key, again: () => setAttempt((before) => before + 1) };
}
