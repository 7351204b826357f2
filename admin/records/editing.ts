import { useCallback, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../graphql/errors';
import { toastError } from '../shell/toasts';
import type { RecordDetails } from './operations';
import type { FormScreen } from './screen';
import type { Loaded } from './useEntryForm';

/** The record that an update screen's forms start from; all its tabs share it, and its version goes with every save. */
export interface Editing {
  readonly record: RecordDetails;
  readonly cause: Loaded['cause'];
  /** Takes what a save answered; without an answer, what the server has now. */
  readonly saved: (record: RecordDetails | null) => void;
  /** Loads the version that someone else saved in the meantime. */
  readonly loadTheirs: () => Promise<void>;
}

export function useEditing({ operations }: FormScreen, opened: RecordDetails): Editing {
  const client = useApolloClient();
  const [{ record, cause }, setState] = useState<Pick<Editing, 'record' | 'cause'>>({
    record: opened,
    cause: 'opened',
  });
  const { id } = record;
  const load = useCallback(
    async (why: Loaded['cause']) => {
      try {
        const { data } = await client.query({
          query: operations.details,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        if (data) setState({ record: data.record, cause: why });
      } catch (error) {
        toastError(failureOf(error).message);
      }
    },
    [client, operations, id],
  );
  const saved = useCallback(
    (answer: RecordDetails | null) => {
      if (answer) setState({ record: answer, cause: 'saved' });
      else void load('saved');
    },
    [load],
  );
  return { record, cause, saved, loadTheirs: () => load('theirs') };
}
