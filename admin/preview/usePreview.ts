import { useEffect, useState } from 'react';
import type { MessageOrText } from '@polyphony/domain/messages/messages.js';
import type { TypedPreviewRequest } from '@polyphony/domain/publishing/typedPreview.js';
import { failureOf } from '../platform/failure';
import { useDebounced } from '../platform/useDebounced';
import { requestPreview } from './requestPreview';

/** Milliseconds that typing has to pause: a page is drawn for a word, and not for each letter. */
const PAUSE_MS = 400;

/** Milliseconds that a page is left as it is before its numbers, days and times lead to their inputs as well. */
const VALUES_PAUSE_MS = 800;

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
  const isDrawn = done === key && drawn.html !== null && drawn.problem === null;
  useEffect(() => {
    if (!isDrawn) return undefined;
    const controller = new AbortController();
    const timer = window.setTimeout(() => {
      const request = JSON.parse(key) as TypedPreviewRequest;
      requestPreview({ ...request, values: true }, controller.signal).then(
        (preview) => {
          if (!controller.signal.aborted && preview.success)
            setDrawn({ html: preview.html, lang: request.lang, problem: null });
        },
        // The page is there without: its texts lead to their inputs.
        () => undefined,
      );
    }, VALUES_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [isDrawn, key]);
  return { ...drawn, busy: done !== key, again: () => setAttempt((before) => before + 1) };
}
