import { useCallback } from 'react';
import { messages } from '@polyphony/domain/messages/messages.js';
import { SITE_TEXTS } from '@polyphony/domain/siteTexts/siteTextNames.js';
import { UpdateSiteTextDocument, type TextOfSiteFragment } from '../../graphql/generated/typed/graphql';
import { useRecordWrite } from '../../records/useRecordWrite';
import { toastError } from '../../ui/toasts/toasts';

/** What histories and the cache call the texts. */
export const TEXTS_NOUN = { name: SITE_TEXTS, plural: SITE_TEXTS } as const;

/** Saves a text; returns why it was refused, '' when another message says so, or null when it is saved. */
export type SaveText = (entry: TextOfSiteFragment, text: string | null) => Promise<string | null>;

/** Saves texts of a language. Each save can be undone for ten seconds. */
export function useSaveText(lang: string, reload: () => void): SaveText {
  const write = useRecordWrite(TEXTS_NOUN);
  return useCallback(
    async (entry, text) => {
      const send = async (from: TextOfSiteFragment, to: string | null, mayUndo: boolean): Promise<string | null> => {
        let refusal: string | null = null;
        const outcome = await write(
          UpdateSiteTextDocument,
          { path: from.path, lang, text: to, was: from.text },
          {
            success: messages.textUpdated,
            putErrors: (errors) => {
              refusal = errors.find(({ field }) => field === 'text')?.message ?? null;
              return errors.filter(({ field }) => field !== 'text');
            },
            ...(mayUndo && {
              detail: (saved: TextOfSiteFragment) => ({ undo: () => void send(saved, from.text, false) }),
            }),
          },
        );
        if (outcome.status === 'saved') return null;
        if (outcome.status === 'conflict') {
          toastError(outcome.conflict.message);
          reload();
        }
        return refusal ?? '';
      };
      return send(entry, text, true);
    },
    [write, lang, reload],
  );
}
