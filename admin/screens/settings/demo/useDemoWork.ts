import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { forgetRecords } from '../../../graphql/client';
import {
  RemoveDemoContentDocument,
  RestoreDemoContentDocument,
  type RemoveDemoContentMutation,
} from '../../../graphql/generated/typed/graphql';
import { failureOf } from '../../../platform/failure';
import { toastError, toastSuccess } from '../../../ui/toasts/toasts';

type Result = RemoveDemoContentMutation['result'];

/** Removes the demo content and brings it back, and shows everywhere what is there then. */
export function useDemoWork() {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (send: () => Promise<Result | undefined>, undo?: () => void): Promise<boolean> => {
      setBusy(true);
      try {
        const result = await send();
        if (result?.success) toastSuccess(result.message, undo && { undo });
        else toastError(result?.message);
        forgetRecords();
        await client.refetchQueries({ include: 'active' }).catch(() => undefined);
        return result?.success === true;
      } catch (error) {
        toastError(failureOf(error).message);
        return false;
      } finally {
        setBusy(false);
      }
    },
    [client],
  );
  const restore = useCallback(
    () => run(async () => (await client.mutate({ mutation: RestoreDemoContentDocument })).data?.result),
    [client, run],
  );
  const remove = useCallback(
    () =>
      run(
        async () => (await client.mutate({ mutation: RemoveDemoContentDocument })).data?.result,
        () => void restore(),
      ),
    [client, run, restore],
  );
  return { busy, remove, restore };
}
