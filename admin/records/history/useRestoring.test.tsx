/** @jest-environment jsdom */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { event } from '@polyphony/domain/kinds/event.js';
import type { ReactNode } from 'react';
import { raisedToasts } from '../../ui/toasts/toasts';
import { useRestoring } from './useRestoring';

const REFUSAL = 'The record has changed.';

test('the console says why a restoration could not be undone, after its dialog was closed', async () => {
  const results = [
    { success: true, message: 'Restored.', version: 6, errors: [] },
    { success: false, message: REFUSAL, version: null, errors: [] },
  ].map((result) => ({ __typename: 'RestorePayload', ...result }));
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { result: results.shift() } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result, unmount } = renderHook(() => useRestoring(event, 'e1', 5, () => undefined), { wrapper });
  await act(() => result.current.restore(3, null));
  const [toast] = raisedToasts.take();
  unmount();
  if (toast?.variant === 'success') toast.undo?.();
  await waitFor(() => expect(raisedToasts.take()).toEqual([{ variant: 'error', message: REFUSAL }]));
});
