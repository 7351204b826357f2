import { useState } from 'react';
import { messages } from '@polyphony/domain/messages/messages.js';
import type { PublishingState } from '@polyphony/domain/publishing/publishingState.js';
import type { UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../formValues';
import type { RecordDetails, SwitchedRecord, Write } from '../operations';
import type { FormScreen } from '../screen';
import { useToggles } from '../toggles';
import { useRecordWrite } from '../useRecordWrite';
import { isVisible, stateOfRow } from './states';

/** Whether visitors see a record of a kind with states, and what a user may do about it. */
export interface Publication {
  readonly state: PublishingState;
  /** Whether it is published, but another switch hides it from visitors. */
  readonly isHidden: boolean;
  /** Whether the user may publish the record, withdraw and schedule it. */
  readonly may: boolean;
  readonly busy: boolean;
  /** Publishes the record, or withdraws it and ends its schedule. Resolves to whether that is done. */
  readonly set: (to: boolean) => Promise<boolean>;
  /** @param at '2027-03-31T09:30'. @param form gets what is wrong with it */
  readonly schedule: (at: string, form?: UseFormReturn<FormValues>) => Promise<boolean>;
}

/** @param onChanged called with the record's version after its state was changed. @returns null for a kind without states */
export function usePublication(
  screen: FormScreen,
  record: RecordDetails,
  onChanged?: (version: number) => void,
): Publication | null {
  const write = useRecordWrite(screen.kind);
  const free = useToggles(screen);
  const [busy, setBusy] = useState(false);
  const { publishing } = screen.kind;
  const state = stateOfRow(record);
  if (!publishing || !state) return null;
  const { toggles, schedule } = screen.operations;

  const run = async <V>(
    mutation: Write<V, SwitchedRecord> | undefined,
    variables: V & Record<string, unknown>,
    form?: UseFormReturn<FormValues>,
  ) => {
    if (!mutation) throw new Error('The kind has no such operation.');
    setBusy(true);
    const outcome = await write(mutation, variables, { success: messages.statusUpdated, form });
    setBusy(false);
    if (outcome.status === 'saved' && outcome.record) onChanged?.(outcome.record.version);
    return outcome.status === 'saved';
  };
  return {
    state,
    isHidden: state === 'published' && !isVisible(screen.kind, record),
    may: free.includes(publishing) && record.can?.toggles.includes(publishing.toUpperCase()) === true,
    busy,
    set: (to) => run(toggles[publishing], { id: record.id, to }),
    schedule: (at, form) => run(schedule, { id: record.id, at }, form),
  };
}
