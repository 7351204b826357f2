import type { MessageOrText } from '@polyphony/domain/messages/messages.js';
import type { FormValues } from '../../formValues';
import type { DraftLanguage, RecordDetails, RecordDraft } from '../../operations';
import type { Loaded } from '../useEntryForm';

/** Values that two people typed into the same fields of a draft. */
export interface Clash {
  /** Name of the other person. */
  readonly by: string | null;
  /** Their values of these fields, by language. */
  readonly theirs: ReadonlyMap<string, FormValues>;
}

export interface DraftState {
  /** 'waiting': what was typed is not in the draft yet. 'failed': and could not be saved. 'saved': all of it is. */
  readonly status: 'unchanged' | 'waiting' | 'saved' | 'failed';
  /** The server's refusal to save what was typed, or to load the draft; null while there is only to try again. */
  readonly refusal: MessageOrText | null;
  /** The draft as it is stored. */
  readonly draft: RecordDraft;
  /** Whether it was saved on this screen, and not only loaded. */
  readonly savedHere: boolean;
  readonly clash: Clash | null;
  /** Whether changes are set aside, as someone else's version of the record was loaded: the draft is left as it is. */
  readonly isAside: boolean;
}

const NONE: RecordDraft = { revision: null, languages: [] };

/** A record without a draft, in whose forms nothing was typed. */
export const NO_DRAFT: DraftState = {
  status: 'unchanged',
  refusal: null,
  draft: NONE,
  savedHere: false,
  clash: null,
  isAside: false,
};

/** Whether a draft says something that the user may see: they may write none of the languages that it has, and add one. */
export const hasTexts = ({ languages }: RecordDraft): boolean => languages.length > 0;

export const languageOf = ({ languages }: RecordDraft, lang: string): DraftLanguage | undefined =>
  languages.find((one) => one.lang === lang);

/** A language of a draft, and the version of the record that it is typed over. */
export type TypedOver = Pick<DraftLanguage, 'lang' | 'from'>;

/** The languages of a draft with the one that is being saved, as it will be. */
export const withSent = (languages: readonly TypedOver[], sent: TypedOver | null): readonly TypedOver[] =>
  sent ? [...languages.filter(({ lang }) => lang !== sent.lang), sent] : languages;

/**
 * The languages of a draft that are to be saved as typed over another version of the record. Who loads or merges someone else's
 * has seen it. The next one, which the user has saved or switched, says nothing of what was typed over an earlier version than
 * the one before.
 */
export function seenOver(
  record: Pick<RecordDetails, 'version'>,
  {
    languages,
    cause,
    before,
    seen,
  }: {
    readonly languages: readonly TypedOver[];
    readonly cause: Loaded['cause'];
    /** The version that the forms were over. */
    readonly before: number;
    readonly seen: ReadonlySet<string>;
  },
): ReadonlySet<string> {
  const isLookedAt = cause === 'theirs' || cause === 'merged';
  const isNext = record.version <= before + 1;
  const isSeen = ({ lang, from }: TypedOver) => from >= before || seen.has(lang);
  return new Set(languages.filter((one) => isLookedAt || (isNext && isSeen(one))).map(({ lang }) => lang));
}
