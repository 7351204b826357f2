import type { FormValues } from '../../formValues';
import type { DraftLanguage, RecordDraft } from '../../operations';

/** What two people typed into the same fields of a draft. */
export interface Clash {
  /** Name of the other person. */
  readonly by: string | null;
  /** Their values of these fields, by language. */
  readonly theirs: ReadonlyMap<string, FormValues>;
}

export interface DraftState {
  /** 'waiting': what was typed is not in the draft yet. 'failed': and could not be saved. 'saved': all of it is. */
  readonly status: 'unchanged' | 'waiting' | 'saved' | 'failed';
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
export const NO_DRAFT: DraftState = { status: 'unchanged', draft: NONE, savedHere: false, clash: null, isAside: false };

export const languageOf = ({ languages }: RecordDraft, lang: string): DraftLanguage | undefined =>
  languages.find((one) => one.lang === lang);
