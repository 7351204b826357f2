import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import {
  ApplyImportDocument,
  EndImportDocument,
  ImportProgressDocument,
  LatestImportsDocument,
  MatchImportDocument,
  UndoImportDocument,
  type ImportDetailsFragment,
  type ImportMatchingDetailsFragment,
  type MatchImportMutationVariables,
} from '../../graphql/generated/typed/graphql';
import { failureOf } from '../../platform/failure';
import { toastError } from '../../ui/toasts/toasts';
import { fetchAgain, type RecordNoun } from '../fetchAgain';
import { isWaiting, isWorking } from './progress';
import { sendFile, type SentFile } from './sendFile';

/** Interval between two requests for the progress of an import, in milliseconds. */
const POLL_MS = 600;

/** A file that the server has refused. */
export type RefusedFile = Exclude<SentFile, { readonly id: string }>;

/** Errors in what a person says of columns, by input. */
export type MatchErrors = Readonly<Record<string, string>>;

export interface ImportControl {
  /** The import that is shown; null: a file is to be chosen. */
  readonly currentImport: ImportDetailsFragment | null;
  /** The choices for its columns, where those are to be made. */
  readonly matching: ImportMatchingDetailsFragment | null;
  readonly latest: readonly ImportDetailsFragment[];
  readonly loading: boolean;
  readonly error: Error | undefined;
  readonly retry: () => void;
  readonly sending: boolean;
  readonly refused: RefusedFile | null;
  readonly send: (file: File) => void;
  readonly show: (id: string | null) => void;
  readonly apply: () => void;
  readonly undo: () => void;
  /** Ends an import that waits. */
  readonly discard: () => void;
  /** Says what the columns are. */
  readonly match: (input: Omit<MatchImportMutationVariables, 'id'>) => Promise<MatchErrors>;
}

/** Control of the imports of a kind: one that waits or runs is gone on with, wherever it was begun. */
export function useImport(kind: RecordNoun): ImportControl {
  const client = useApolloClient();
  const latest = useQuery(LatestImportsDocument, { variables: { kind: kind.name }, fetchPolicy: 'network-only' });
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const imports = latest.data?.imports ?? [];
  const open = imports.find((one) => one.by === null && (isWorking(one) || isWaiting(one)));
  const id = chosen === undefined ? (open?.id ?? null) : chosen;
  const progress = useQuery(ImportProgressDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const currentImport = id === null ? null : (progress.data?.import ?? null);
  const matching = currentImport?.state === 'MATCHING' ? (progress.data?.import.matching ?? null) : null;
  const working = currentImport !== null && isWorking(currentImport);

  const { startPolling, stopPolling } = progress;
  useEffect(() => {
    if (!working) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [working, startPolling, stopPolling]);

  // What was written or taken back is shown by the list below.
  const wasWriting = useRef(false);
  const listAgain = useEffectEvent(() => void fetchAgain(client, kind));
  const state = currentImport?.state;
  useEffect(() => {
    if (wasWriting.current && state !== 'APPLYING' && state !== 'UNDOING') listAgain();
    wasWriting.current = state === 'APPLYING' || state === 'UNDOING';
  }, [state]);

  const aborting = useRef<AbortController | null>(null);
  useEffect(() => () => aborting.current?.abort(), []);
  const send = (file: File) => {
    const abort = new AbortController();
    aborting.current = abort;
    setSending(true);
    setRefused(null);
    sendFile(kind.plural, file, abort.signal)
      .then((sent) => {
        if ('id' in sent) setChosen(sent.id);
        else setRefused(sent);
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) toastError(failureOf(error).message);
      })
      .finally(() => setSending(false));
  };

  const act = (mutation: typeof ApplyImportDocument | typeof UndoImportDocument) => () => {
    if (id === null) return;
    client.mutate({ mutation, variables: { id } }).then(
      ({ data }) => {
        if (!data?.result.success) toastError(data?.result.message);
      },
      (error: unknown) => toastError(failureOf(error).message),
    );
  };

  const show = (next: string | null) => {
    setRefused(null);
    setChosen(next);
    if (next === null) latest.refetch().catch(() => undefined);
  };

  const discard = () => {
    if (id === null) return;
    client.mutate({ mutation: EndImportDocument, variables: { id } }).then(
      ({ data }) => {
        if (data?.result.success) show(null);
        else toastError(data?.result.message);
      },
      (error: unknown) => toastError(failureOf(error).message),
    );
  };

  const match = async (input: Omit<MatchImportMutationVariables, 'id'>): Promise<MatchErrors> => {
    try {
      const { data } = await client.mutate({ mutation: MatchImportDocument, variables: { id: id ?? '', ...input } });
      if (!data?.result.success && !data?.result.errors.length) toastError(data?.result.message);
      return Object.fromEntries(data?.result.errors.map(({ field, message }) => [field, message]) ?? []);
    } catch (error) {
      toastError(failureOf(error).message);
      return {};
    }
  };

  return {
    currentImport,
    matching,
    latest: imports,
    loading: latest.loading || (id !== null && progress.loading && !currentImport),
    error: latest.error ?? progress.error,
    retry: () => {
      latest.refetch().catch(() => undefined);
      if (id !== null) progress.refetch().catch(() => undefined);
    },
    sending,
    refused,
    send,
    show,
    apply: act(ApplyImportDocument),
    undo: act(UndoImportDocument),
    discard,
    match,
  };
}
