import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { timeIn } from '@polyphony/domain/timeZone.js';
import type { UseFormReturn } from 'react-hook-form';
import { failureOf } from '../../../platform/failure';
import { useSiteZone } from '../../../session/useSiteZone';
import { toastError, toastSuccess } from '../../../ui/toasts/toasts';
import type { FormValues } from '../../formValues';
import type { RecordDetails, RecordDraft } from '../../operations';
import { type Conflict, useRecordWrite } from '../../useRecordWrite';
import type { DraftedScreen } from '../../screen';
import type { Editing } from '../editing';
import type { DraftKeeper } from './DraftKeeper';
import { placeIn } from './placeIn';
import { useFieldFocus } from './useFieldFocus';

/** Actions on the draft of a record as a whole. @param onLang shows the form of a language */
export function useDraftActions<Details extends RecordDetails>(
  { kind, operations, byHand }: DraftedScreen<Details>,
  editing: Editing<Details>,
  keeper: DraftKeeper,
  onLang: (code: string) => void,
) {
  const client = useApolloClient();
  const write = useRecordWrite(kind);
  const zone = useSiteZone();
  const focus = useFieldFocus();
  const [busy, setBusy] = useState(false);
  const { record, forms } = editing;
  const id = byHand?.idOf(record) ?? record.id;
  const { version } = record;

  /** Shows the first form of which a changed value breaks a rule. */
  const isValid = async (): Promise<boolean> => {
    for (const [lang, { form }] of forms) {
      if (!form.formState.isDirty || (await form.trigger())) continue;
      onLang(lang);
      await form.trigger(undefined, { shouldFocus: true });
      return false;
    }
    return true;
  };

  /**
   * Merges what another user saved in the draft meanwhile and says that nothing came of the write, or compares the forms
   * with the record where that has changed.
   * @param revision that of the draft as the write named it
   * @returns whether it was the record
   */
  const resolve = async ({ message }: Conflict, revision: string): Promise<boolean> => {
    await keeper.refresh();
    const isRecord = keeper.state.get().draft.revision === revision;
    if (isRecord) await editing.compare(baseLanguage());
    else toastError(message);
    return isRecord;
  };

  /** @returns whether the record has what the draft held */
  const publish = async (): Promise<boolean> => {
    if (!operations.publishDraft || !(await isValid())) return false;
    const isSaved = await keeper.flush();
    const { draft, clash, refusal } = keeper.state.get();
    if (!isSaved && !clash) toastError(refusal);
    const { revision } = draft;
    if (!isSaved || !revision) return false;
    keeper.hold();
    const sent = new Map([...forms].map(([lang, { current }]) => [lang, current()]));
    const outcome = await write(
      operations.publishDraft,
      { id, revision, version },
      {
        success: messages.updated(kind.label),
        putErrors: (errors) => {
          const { first, elsewhere } = placeIn(forms, errors);
          if (first) {
            onLang(first.lang);
            focus(first.form, first.name);
          }
          return elsewhere;
        },
      },
    );
    if (outcome.status === 'saved') {
      keeper.emptied();
      editing.published(outcome.record, sent);
    }
    // Else the keeper saves again once the forms are over the published version.
    if (outcome.status !== 'saved' || !outcome.record) keeper.release();
    if (outcome.status === 'conflict') await resolve(outcome.conflict, revision);
    return outcome.status === 'saved';
  };

  /** @param at '2027-03-31T09:30'; null cancels the schedule. @returns whether that is done */
  const schedule = async (at: string | null, form?: UseFormReturn<FormValues>): Promise<boolean> => {
    if (!operations.scheduleDraft) return false;
    const isSaved = await keeper.begin();
    const { draft, clash, refusal } = keeper.state.get();
    if (!isSaved && !clash) toastError(refusal);
    const { revision } = draft;
    if (!isSaved || !revision) return false;
    const variables = { id, revision, version, ...(at !== null && { at }) };
    const outcome = await write(operations.scheduleDraft, variables, { success: messages.draftSaved, form });
    if (outcome.status === 'saved' && outcome.record) keeper.stored(outcome.record);
    // The dialog of the comparison takes the place of this one.
    if (outcome.status === 'conflict') return resolve(outcome.conflict, revision);
    return outcome.status === 'saved';
  };

  const saveDraft = async (): Promise<void> => {
    if (await keeper.begin()) toastSuccess(messages.draftSaved);
    else toastError(keeper.state.get().refusal);
  };

  /** Stores what a discarded draft held, to take effect when it was to: from now on as the user who brings it back. */
  const restoreDraft = async (
    typed: ReadonlyMap<string, FormValues>,
    scheduled: RecordDraft['schedule'],
  ): Promise<void> => {
    await keeper.restore(typed);
    const { revision } = keeper.state.get().draft;
    if (!revision || !scheduled || scheduled.failure || !operations.scheduleDraft) return;
    const variables = { id, revision, version, at: timeIn(zone, new Date(scheduled.at)) };
    const outcome = await write(operations.scheduleDraft, variables, { success: messages.draftSaved });
    if (outcome.status === 'saved' && outcome.record) keeper.stored(outcome.record);
    if (outcome.status === 'conflict') toastError(outcome.conflict.message);
  };

  const discard = async (): Promise<void> => {
    const { discardDraft } = operations;
    if (!discardDraft) return;
    await keeper.flush();
    let { draft } = keeper.state.get();
    // Sequentially: a user who may only translate discards only translations.
    for (const { lang } of draft.languages) {
      if (!draft.revision) break;
      const variables = { id, revision: draft.revision, lang };
      const { data } = await client.mutate({ mutation: discardDraft, variables, fetchPolicy: 'no-cache' });
      if (data?.result.record) draft = data.result.record;
    }
    const { schedule: scheduled } = keeper.state.get().draft;
    const typed = keeper.emptied();
    for (const { form, valuesOf } of forms.values()) form.reset(valuesOf(record));
    const undo = () =>
      void restoreDraft(typed, scheduled).catch((error: unknown) => toastError(failureOf(error).message));
    toastSuccess(messages.draftDiscarded, { undo });
  };

  const exclusively =
    <Args extends readonly unknown[]>(work: (...args: Args) => Promise<boolean | void>) =>
    async (...args: Args): Promise<boolean> => {
      setBusy(true);
      try {
        return (await work(...args)) !== false;
      } catch (error) {
        toastError(failureOf(error).message);
        await keeper.refresh().catch(() => undefined);
        return false;
      } finally {
        setBusy(false);
      }
    };
  return {
    saveDraft: exclusively(saveDraft),
    publish: exclusively(publish),
    discard: exclusively(discard),
    schedule: exclusively(schedule),
    isValid,
    busy,
  };
}
