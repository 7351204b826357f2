import type { ApolloClient } from '@apollo/client';
import type { FormValues } from '../../formValues';
import type { FormScreen } from '../../screen';
import { storeDraft } from '../draft/draftRequests';

/** A change of a draft, with what it held before. */
export interface DraftChange {
  readonly screen: Pick<FormScreen, 'operations'>;
  /** Id that names the draft to the server. */
  readonly id: string;
  readonly lang: string;
  /** Values that the draft had in the language before; none where it had none. */
  readonly values: Readonly<FormValues>;
  /** Version of the record that those were typed over. */
  readonly from: number;
  /** Revision of the draft with the change; null: nothing was left of it. */
  readonly revision: string | null;
}

/** Takes a change of a draft back. @throws what the server refuses that with: CONFLICT where the draft has changed since */
export async function undoChange(
  client: ApolloClient,
  { screen: { operations }, id, lang, values, from, revision }: DraftChange,
): Promise<void> {
  await storeDraft({ client, operations, id }, { lang, values, from, revision });
}
