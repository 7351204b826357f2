import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { GraphQLError } from 'graphql';
import { userMessageOf } from '../../platform/errors.js';
import { columnAt } from '../../records/import/lineForm.js';
import type { Result } from '../../records/write/write.js';
import type { ArchiveBatch } from './archiveBatch.js';

/** Problems that the write path finds with a record. */
export function problemsOf({ store, incoming }: ArchiveBatch, id: string, result: Result): string[] {
  const { place = '' } = incoming.get(id) ?? {};
  if (result instanceof GraphQLError) {
    const userMessage = userMessageOf(result);
    return [`${place}: ${userMessage ? inEnglish(userMessage) : result.message}`];
  }
  if (result.success) return [];
  if (result.errors.length === 0) return [`${place}: ${inEnglish(result.message)}`];
  return result.errors.map(({ field, message }) => `${place}: ${columnAt(store.kind, field)}: ${inEnglish(message)}`);
}
