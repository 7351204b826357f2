import { use, useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { messages } from '@polyphony/domain/messages/messages.js';
import { RecordReviewDocument, type ReviewResultFragment } from '../../../graphql/generated/typed/graphql';
import { failureOf } from '../../../platform/failure';
import { toastError, toastSuccess } from '../../../ui/toasts/toasts';
import { ReviewContext } from './ReviewContext';

/** Sends a write of the review on the screen, or of its comments, and shows the review as it is then. Resolves to whether it is done. */
export function useReviewWrite() {
  const client = useApolloClient();
  const onScreen = use(ReviewContext);
  const [busy, setBusy] = useState(false);
  const write = async <Variables extends Record<string, unknown>>(
    mutation: TypedDocumentNode<{ readonly result: ReviewResultFragment }, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      // The types of Apollo relate optional variables to a client; the document requires these.
      const { data } = await client.mutate<{ readonly result: ReviewResultFragment }>({ mutation, variables });
      const result = data?.result;
      if (!result?.success) {
        toastError(result?.errors[0]?.message ?? result?.message ?? messages.somethingWrong);
        onScreen?.refetch();
        return false;
      }
      const { review, message } = result;
      if (onScreen && review) {
        const { kind, id } = onScreen;
        client.writeQuery({ query: RecordReviewDocument, variables: { kind, id }, data: { recordReview: review } });
      }
      toastSuccess(message);
      return true;
    } catch (error) {
      toastError(failureOf(error).message);
      onScreen?.refetch();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { write, busy };
}
