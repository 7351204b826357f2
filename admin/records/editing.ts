import { useCallback, useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../graphql/errors';
import { toastError } from '../shell/toasts';
import type { RecordDetails } from './operations';
import type { Loaded } from './useEntryForm';

/** The record that an update screen's forms start from; all its tabs share it, and its version goes with every save. */
export interface Editing<Details extends RecordDetails = RecordDetails> {
  readonly record: Details;
  readonly cause: Loaded['cause'];
  /** Takes what a save answered; without an answer, what the server has now. */
  readonly saved: (record: Details | null) => void;
  /** Loads the version that someone else saved in the meantime. */
  readonly loadTheirs: () => Promise<void>;
}

/** @param details the query that asks for the record again */
export function useEditing<Details extends RecordDetails>(
  details: TypedDocumentNode<{ readonly record: Details }, { id: string }>,
  opened: Details,
): Editing<Details> {
  const client = useApolloClient();
  const [{ record, cause }, setState] = useState<Pick<Editing<Details>, 'record' | 'cause'>>({
    record: opened,
    cause: 'opened',
  });
  const { id } = record;
  const load = useCallback(
    async (why: Loaded['cause']) => {
      try {
        const { data } = await client.query({
          query: details,
          variables: { id },
          fetchPolicy: 'network-only',
        });
        if (data) setState({ record: data.record, cause: why });
      } catch (error) {
        toastError(failureOf(error).message);
      }
    },
    [client, details, id],
  );
  const saved = useCallback(
    (answer: Details | null) => {
      if (answer) setState({ record: answer, cause: 'saved' });
      else void load('saved');
    },
    [load],
  );
  return { record, cause, saved, loadTheirs: () => load('theirs') };
}
