import type { ApolloClient } from '@apollo/client';
import { messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import { failureOf, UserFacingError } from '../../../platform/failure';
import { type FormValues, same } from '../../formValues';
import type { RecordDraft, RecordOperations } from '../../operations';

/** Operations by which it reads and saves drafts. */
export type KeeperOperations = Pick<RecordOperations, 'draft' | 'saveDraft'>;

/** The draft of a record, as the server finds it. */
export interface DraftPlace {
  readonly client: ApolloClient;
  readonly operations: KeeperOperations;
  /** Id that names the draft to the server. */
  readonly id: string;
}

/** The draft as it is stored now; null where nothing reads one. */
export async function loadDraft({ client, operations, id }: DraftPlace): Promise<RecordDraft | null> {
  if (!operations.draft) return null;
  const { data } = await client.query({ query: operations.draft, variables: { id }, fetchPolicy: 'no-cache' });
  return data?.record ?? null;
}

/** Saves a language over the draft of a revision. @throws unless it is saved */
export async function storeDraft(
  { client, operations: { saveDraft }, id }: DraftPlace,
  texts: {
    readonly lang: string;
    readonly values: FormValues;
    readonly from: number;
    readonly revision: string | null;
  },
): Promise<RecordDraft> {
  if (!saveDraft) throw new UserFacingError(messages.somethingWrong);
  const variables = { id, ...texts };
  const { data } = await client.mutate({ mutation: saveDraft, variables, fetchPolicy: 'no-cache' });
  const { success = false, message = null, record = null } = data?.result ?? {};
  if (!success || !record) throw new UserFacingError(message || messages.somethingWrong);
  return record;
}

const REFUSALS: readonly (string | null)[] = ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND'];

/** Reason for which the server refuses a request, as it would each time; null for a failure that may pass. */
export function refusalOf(error: unknown): MessageOrText | null {
  const { code, message } = failureOf(error);
  return error instanceof UserFacingError || REFUSALS.includes(code) ? message : null;
}

/** Values that the server refused to save, by language, and why: it would refuse the same again. */
export class Refusals {
  readonly #refused = new Map<string, { readonly values: FormValues; readonly why: MessageOrText }>();

  add(lang: string, values: FormValues, why: MessageOrText): void {
    this.#refused.set(lang, { values, why });
  }

  /** Reason for which these values of a language were refused; null if they were not. */
  of(lang: string, values: FormValues): MessageOrText | null {
    const refused = this.#refused.get(lang);
    return refused && same(values, refused.values) ? refused.why : null;
  }

  clear(): void {
    this.#refused.clear();
  }
}
