import { useCallback, useMemo, useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Message } from '@polyphony/domain/messages/messages.js';
import type { FieldWords } from '../../fields/binding/FieldScope';
import type { UseFormReturn } from 'react-hook-form';
import { failureOf } from '../../platform/failure';
import type { Store } from '../../platform/Store';
import { toastError } from '../../ui/toasts/toasts';
import type { FormValues } from '../formValues';
import type { RecordDetails } from '../operations';
import type { Loaded } from './useEntryForm';

/** A form of the record in one language, as the comparison of versions needs it. */
export interface FormParts {
  /** The name of its language. */
  readonly title: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl' | 'auto';
  readonly current: () => FormValues;
  readonly form: UseFormReturn<FormValues>;
  /** See EntryForm. */
  readonly aside: Pick<Store<FormValues | null>, 'get' | 'subscribe'>;
  /** The initial form values of a version. */
  valuesOf(this: void, record: RecordDetails): FormValues;
  readonly words: ReadonlyMap<string, FieldWords>;
}

/** A comparison of the loaded version with one saved concurrently. */
export interface Comparison<Details> {
  readonly theirs: Details;
  /** The language of the form being saved. */
  readonly lang: string;
}

/** The record that an update screen edits; all its tabs share it, and its version is part of every save. */
export interface Editing<Details extends RecordDetails = RecordDetails> {
  readonly record: Details;
  readonly cause: Loaded['cause'];
  /** The merged values chosen in a comparison, and the language of the form that is saved with them. */
  readonly merged: { readonly values: ReadonlyMap<string, FormValues>; readonly lang: string } | null;
  /** Values of the forms when they were published last, by language. */
  readonly sent: ReadonlyMap<string, FormValues> | null;
  /** Call with the response of a save; with null the record is fetched again. */
  readonly saved: (record: Details | null) => void;
  /** Call with the record after all that its forms held, `sent`, was written into it; with null it is fetched again. */
  readonly published: (record: Details | null, sent: ReadonlyMap<string, FormValues>) => void;
  /** Loads the version that was saved concurrently. */
  readonly loadTheirs: () => Promise<void>;
  /**
   * Call with the record's version after one of its switches was used; ignored if it was changed concurrently as well.
   */
  readonly toggled: (version: number) => void;
  /** The record's forms, by language. */
  readonly forms: Map<string, FormParts>;
  readonly comparison: Comparison<Details> | null;
  readonly compare: (lang: string) => Promise<void>;
  /** Loads the other version with the given values on top, and saves it; null cancels the comparison. */
  readonly merge: (values: ReadonlyMap<string, FormValues> | null) => void;
}

type State<Details extends RecordDetails> = Pick<
  Editing<Details>,
  'record' | 'cause' | 'merged' | 'sent' | 'comparison'
>;

const asFetched = <Details>(record: Details): Details => record;

/**
 * @param details the query that fetches the record again
 * @param read what the forms have of a record that was fetched
 * @param failed said when it cannot be fetched again, in place of the reason
 */
export function useEditing<Details extends RecordDetails>(
  details: TypedDocumentNode<{ readonly record: Details }, { id: string }>,
  opened: Details,
  read: (record: Details) => Details = asFetched,
  failed: Message | null = null,
): Editing<Details> {
  const client = useApolloClient();
  const [state, setState] = useState<State<Details>>(() => ({
    record: read(opened),
    cause: 'opened',
    merged: null,
    sent: null,
    comparison: null,
  }));
  const [forms] = useState(() => new Map<string, FormParts>());
  const { id } = state.record;
  const fetch = useCallback(async (): Promise<Details | null> => {
    try {
      const { data } = await client.query({ query: details, variables: { id }, fetchPolicy: 'network-only' });
      return data ? read(data.record) : null;
    } catch (error) {
      toastError(failed ?? failureOf(error).message);
      return null;
    }
  }, [client, details, id, read, failed]);
  const actions = useMemo(() => {
    const become = (record: Details | null, cause: Loaded['cause'], sent: State<Details>['sent'] = null) => {
      if (record) setState({ record, cause, merged: null, sent, comparison: null });
    };
    return {
      saved: (response: Details | null) => {
        if (response) become(read(response), 'saved');
        else void fetch().then((record) => become(record, 'saved'));
      },
      toggled: (version: number) =>
        setState((before) =>
          before.record.version + 1 === version
            ? { ...before, record: { ...before.record, version }, cause: 'saved', sent: null }
            : before,
        ),
      published: (response: Details | null, sent: ReadonlyMap<string, FormValues>) => {
        if (response) become(read(response), 'published', sent);
        else void fetch().then((record) => become(record, 'published', sent));
      },
      loadTheirs: async () => become(await fetch(), 'theirs'),
      compare: async (lang: string) => {
        const theirs = await fetch();
        if (theirs) setState((before) => ({ ...before, comparison: { theirs, lang } }));
      },
      merge: (values: ReadonlyMap<string, FormValues> | null) =>
        setState((before) => {
          const { comparison } = before;
          if (!comparison || !values) return { ...before, comparison: null };
          const { theirs, lang } = comparison;
          return { record: theirs, cause: 'merged', merged: { values, lang }, sent: null, comparison: null };
        }),
    };
  }, [fetch, read]);
  // The same while nothing of it changes: the forms are not rendered for their draft, their switches or their neighbours.
  return useMemo(() => ({ ...state, ...actions, forms }), [state, actions, forms]);
}
