import type { ApolloClient } from '@apollo/client';
import { useCallback } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import type { UseFormReturn } from 'react-hook-form';
import { failureOf } from '../platform/failure';
import { listen, nextPlace } from '../shortcuts/useShortcut';
import { type ToastDetail, toastError, toastSuccess } from '../ui/toasts/toasts';
import { fetchAgain, type RecordNoun } from './fetchAgain';
import type { FormValues } from './formValues';
import type { Write, WriteResult } from './operations';

/** Author and time of a change of a record, or of its draft, between its loading and its saving. */
export interface Conflict {
  /** Message of the server about it. */
  readonly message: string;
  readonly changedBy: string | null;
  /** ISO 8601. */
  readonly changedAt: string | null;
}

export type WriteOutcome<Saved> =
  | { readonly status: 'saved'; readonly record: Saved | null }
  /** A rule was broken; the messages are shown, on their fields where there are any. */
  | { readonly status: 'refused' }
  /** The record has changed since it was loaded: the caller lets the person decide. */
  | { readonly status: 'conflict'; readonly conflict: Conflict };

export type WriteError = NonNullable<WriteResult['errors']>[number];

interface WriteOptions<Saved> {
  /** Said when the server says nothing itself. */
  readonly success: MessageOrText;
  /** Said of a failure that the server has no words for. */
  readonly failure?: MessageOrText;
  /** Takes a write back that leaves no record. */
  readonly undo?: (() => void) | undefined;
  /** Said in its place where there was no response, or a fault of the server. */
  readonly thrown?: MessageOrText;
  /** The field of the form that a field of the server's errors is; by default the one of the same name. */
  readonly fieldOf?: (field: string) => string;
  /** Said below the message of success. */
  readonly detail?: (saved: Saved) => ToastDetail;
  /** The form whose fields the server's errors belong to. */
  readonly form?: UseFormReturn<FormValues>;
  /** Puts errors on their fields where these are of several forms, and returns those that have none. */
  readonly putErrors?: (errors: readonly WriteError[]) => readonly WriteError[];
}

/**
 * The one way the console changes records: sends a mutation, puts field errors on their fields, toasts the server's
 * message (or the fallback of the specification) and refetches the screen's queries of the kind (SPEC-D95).
 */
export function useRecordWrite(kind: RecordNoun) {
  const client = useApolloClient();
  return useCallback(
    async <Variables, Saved>(
      mutation: Write<Variables, Saved>,
      variables: Variables & Record<string, unknown>,
      options: WriteOptions<Saved>,
    ): Promise<WriteOutcome<Saved>> => {
      // Until this write can be undone itself, the key that undoes must not reach a write that began before it.
      const place = nextPlace();
      const leaveKey = listen('undo', () => undefined, place);
      try {
        return await send(client, kind, mutation, variables, place, options);
      } finally {
        leaveKey();
      }
    },
    [client, kind],
  );
}

async function send<Variables, Saved>(
  client: ApolloClient,
  kind: RecordNoun,
  mutation: Write<Variables, Saved>,
  variables: Variables & Record<string, unknown>,
  place: number,
  {
    success,
    failure: own,
    thrown = own,
    detail,
    undo,
    form,
    putErrors,
    fieldOf = (field) => field,
  }: WriteOptions<Saved>,
): Promise<WriteOutcome<Saved>> {
  const failure = own ?? messages.somethingWrong;
  const refuse = (message: MessageOrText | null | undefined) => {
    toastError(message || failure);
    return { status: 'refused' } as const;
  };
  let result: WriteResult<Saved> | undefined;
  try {
    result = (await client.mutate({ mutation, variables })).data?.result;
  } catch (error) {
    const conflict = conflictOf(error);
    if (conflict) return { status: 'conflict', conflict };
    const { code, message } = failureOf(error, thrown ?? failure);
    // Of a fault the server only says that there was one.
    return refuse(thrown && code === 'INTERNAL' ? thrown : message);
  }
  if (!result?.success) {
    const { errors: reportedErrors = [], message = null } = result ?? {};
    const errors = reportedErrors.map((error) => ({ ...error, field: fieldOf(error.field) }));
    const elsewhere = putErrors ? putErrors(errors) : form ? placeErrors(form, errors) : errors;
    if (errors.length > 0 && elsewhere.length === 0) return { status: 'refused' };
    return refuse(elsewhere[0]?.message ?? message);
  }
  const toastDetail = result.record ? detail?.(result.record) : undo && { undo };
  toastSuccess(result.message || success, toastDetail && { ...toastDetail, place });
  const fetched = fetchAgain(client, kind);
  // A form has what was saved from the response: until it knows, it would ask whether to leave without saving.
  if (!form && !putErrors) await fetched;
  return { status: 'saved', record: result.record ?? null };
}

/** Puts each error on its field and focuses the first; returns those whose field the form does not have. */
export function placeErrors(form: UseFormReturn<FormValues>, errors: readonly WriteError[]): readonly WriteError[] {
  const fields = form.getValues();
  const own = errors.filter(({ field }) => rootOf(field) in fields);
  own.forEach(({ field, message }, index) => {
    form.setError(inputOf(field), { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return errors.filter(({ field }) => !(rootOf(field) in fields));
}

/** Rules write 'faqs[0].question', inputs are called 'faqs.0.question'. */
export const inputOf = (field: string): string => field.replace(/\[(\d+)\]/g, '.$1');

const rootOf = (field: string) => field.split(/[.[]/, 1)[0] ?? field;

function conflictOf(error: unknown): Conflict | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const found = error.errors.find((each) => each.extensions?.code === 'CONFLICT');
  if (!found) return null;
  const { message, extensions } = found;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { message, changedBy: text(extensions?.changedBy), changedAt: text(extensions?.changedAt) };
}
