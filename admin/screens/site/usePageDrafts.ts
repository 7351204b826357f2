import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { EditedDraft } from '@polyphony/domain/publishing/editedPage.js';
import { failureOf } from '../../platform/failure';
import { fetchAgain } from '../../records/fetchAgain';
import { toastError, toastSuccess } from '../../ui/toasts/toasts';
import { formOfDraft, sectionOfDraft } from './editedForms';

/** Id that names a draft to the server. */
const idOf = (draft: EditedDraft): string => {
  const section = sectionOfDraft(draft);
  return section ? `${draft.id}/${section.id}` : draft.id;
};

/**
 * Publishes and discards the drafts of a page in sequence, as they were when the page was drawn: a draft, or a record,
 * that another person has changed since is refused, and said so.
 */
export function usePageDrafts(onDone: () => void) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);

  const publishOne = async (draft: EditedDraft): Promise<void> => {
    const screen = await formOfDraft(draft);
    if (!screen?.operations.publishDraft) return;
    const { data } = await client.mutate({
      mutation: screen.operations.publishDraft,
      variables: { id: idOf(draft), revision: draft.revision, version: draft.version },
      fetchPolicy: 'no-cache',
    });
    const { success = false, message = null, errors = [] } = data?.result ?? {};
    if (success) toastSuccess(message ?? messages.updated(screen.kind.label));
    else toastError(errors[0]?.message ?? message);
    await fetchAgain(client, screen.kind);
  };

  const discardOne = async (draft: EditedDraft): Promise<void> => {
    const screen = await formOfDraft(draft);
    const mutation = screen?.operations.discardDraft;
    if (!mutation) return;
    let { revision } = draft;
    // Sequentially: who may only translate discards only translations.
    for (const lang of draft.languages) {
      const variables = { id: idOf(draft), revision, lang };
      const { data } = await client.mutate({ mutation, variables, fetchPolicy: 'no-cache' });
      if (!data?.result.success) throw new Error(data?.result.message ?? undefined);
      revision = data.result.record?.revision ?? revision;
    }
    toastSuccess(messages.draftDiscarded);
  };

  const each = (work: (draft: EditedDraft) => Promise<void>) => async (drafts: readonly EditedDraft[]) => {
    setBusy(true);
    try {
      for (const draft of drafts) await work(draft).catch((error: unknown) => toastError(failureOf(error).message));
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return { publish: each(publishOne), discard: each(discardOne), busy };
}
