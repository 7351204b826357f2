import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { libraryUploads, type UploadsState } from './libraryUploads';

export interface Uploads extends UploadsState {
  readonly add: (files: readonly File[]) => void;
  readonly cancel: (id: number) => void;
  readonly retry: (id: number) => void;
  readonly dismiss: (id: number) => void;
  readonly cancelAll: () => void;
}

/** Uploads files into the library. Unmounting cancels running uploads. */
export function useUploads(): Uploads {
  const client = useApolloClient();
  const [state, setState] = useState<UploadsState>({ uploads: [], percent: null });
  const [{ queue, stop }] = useState(() => libraryUploads(client, setState));
  useEffect(() => {
    queue.open();
    return stop;
  }, [queue, stop]);
  return {
    ...state,
    add: (files) => queue.add(files),
    cancel: (id) => queue.cancel(id),
    retry: (id) => queue.retry(id),
    dismiss: (id) => queue.dismiss(id),
    cancelAll: () => [...queue.underWay].reverse().forEach(({ id }) => queue.cancel(id)),
  };
}
