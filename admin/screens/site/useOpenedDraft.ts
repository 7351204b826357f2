import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { loadDraft } from '../../records/form/draft/draftRequests';
import type { RecordDetails, RecordDraft } from '../../records/operations';
import type { FormScreen } from '../../records/screen';
import { useMay } from '../../session/rights/useMay';

interface OpenedDraft {
  /** Null where there are none; undefined until it is loaded. */
  readonly draft: RecordDraft | null | undefined;
  readonly failed: Error | null;
  readonly again: () => void;
}

/** The draft of a record, loaded before its form: what the form changes can then be taken back. */
export function useOpenedDraft(
  { kind, operations, byHand }: FormScreen,
  record: RecordDetails | undefined,
): OpenedDraft {
  const client = useApolloClient();
  const may = useMay();
  const hasDrafts = kind.drafts === true && may('Mutation', kind.names.saveDraft);
  const [draft, setDraft] = useState<RecordDraft | null>();
  const [failed, setFailed] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const id = record && (byHand?.idOf(record) ?? record.id);
  useEffect(() => {
    if (id === undefined || !hasDrafts) return undefined;
    let left = false;
    loadDraft({ client, operations, id }).then(
      (loaded) => {
        if (!left) setDraft(loaded);
      },
      (error: unknown) => {
        if (!left) setFailed(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return () => void (left = true);
  }, [client, operations, id, hasDrafts, attempt]);
  const again = () => {
    setFailed(null);
    setAttempt((before) => before + 1);
  };
  return { draft: hasDrafts ? draft : null, failed, again };
}
