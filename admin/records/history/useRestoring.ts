import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { messages } from '@polyphony/domain/messages/messages.js';
import { RestoreRecordVersionDocument } from '../../graphql/generated/typed/graphql';
import { failureOf } from '../../platform/failure';
import { useT } from '../../texts/useT';
import { toastError, toastSuccess } from '../../ui/toasts/toasts';
import { fetchAgain, type RecordNoun } from '../fetchAgain';
import { fieldLabel } from '../changeWords';

/**
 * Gives a record values of an earlier version.
 * @param now the version that the record has
 * @returns `refusal`: why the last restoration was refused, line by line
 */
export function useRestoring(kind: RecordNoun, id: string, now: number, onRestored: () => void) {
  const t = useT();
  const client = useApolloClient();
  const [refusal, setRefusal] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);

  /** @param refuse shows why it was refused, line by line */
  const send = async (
    to: number,
    fields: readonly string[] | null,
    version: number,
    refuse: (lines: readonly string[]) => void,
  ) => {
    setBusy(true);
    setRefusal(null);
    try {
      const { data } = await client.mutate({
        mutation: RestoreRecordVersionDocument,
        variables: { kind: kind.name, id, to, fields: fields && [...fields], version },
      });
      const result = data?.result;
      if (!result?.success || result.version === null || result.version === undefined) {
        const { errors = [], message } = result ?? {};
        const lines = errors.map((error) =>
          t('words.named', { name: fieldLabel(t, kind.name, error.field), value: error.message }),
        );
        refuse(lines.length > 0 ? lines : [message ?? t(messages.somethingWrong)]);
        return;
      }
      const { version: newVersion, message } = result;
      // The dialog is closed by then.
      const undo = () => void send(version, fields, newVersion, (lines) => toastError(lines.join(' ')));
      toastSuccess(message, { undo });
      await fetchAgain(client, kind);
      onRestored();
    } catch (error) {
      refuse([t.words(failureOf(error).message)]);
    } finally {
      setBusy(false);
    }
  };
  const restore = (to: number, fields: readonly string[] | null) => send(to, fields, now, setRefusal);
  return { restore, refusal, busy };
}
