import type { ApolloClient } from '@apollo/client';
import { messages } from '@polyphony/domain/messages/messages.js';
import { failureOf, SaidFailure } from '../../../platform/failure';
import { Store } from '../../../platform/Store';
import { changedFields, type FormValues, same } from '../../formValues';
import type { RecordDetails, RecordDraft, RecordOperations } from '../../operations';
import type { FormParts } from '../editing';
import { hasAside, put } from './draftedForms';
import { movedIn, putPictures, withPictures } from './draftedPictures';
import { type DraftState, languageOf, NO_DRAFT } from './draftState';
import { joined, storedValues } from './joined';

/** Time after the last key until the draft is saved, and the longest time while typing goes on, in milliseconds. */
const PAUSE_MS = 1_500;
const LONGEST_MS = 10_000;

/** What it reads and saves drafts by. */
export type KeptOperations = Pick<RecordOperations, 'draft' | 'saveDraft'>;

interface KeeperOptions {
  readonly client: ApolloClient;
  readonly operations: KeptOperations;
  /** The forms of the record, by language. */
  readonly forms: ReadonlyMap<string, FormParts>;
  readonly record: RecordDetails;
  /** Whether the user may write the texts of a language. */
  readonly mayWrite: (lang: string) => boolean;
  /** What names the draft to the server. */
  readonly id: string;
  /** Saves nothing while there is no draft, until `begin` is called. */
  readonly byHand: boolean;
  /** The draft, where it was loaded with the record. */
  readonly opened: RecordDraft | null;
}

/**
 * Keeps what is typed into the forms of a record in its draft: saves it after a pause, one write after another, and tries
 * again after a failure. What another person saved in the draft meanwhile is joined with it.
 */
export class DraftKeeper {
  readonly state = new Store<DraftState>(NO_DRAFT);
  /** What the forms held when they were saved last, by language: the stored draft says the same, cleaned. */
  #known = new Map<string, FormValues>();
  #record: RecordDetails;
  /** Whether all languages are to be saved as typed over the present version of the record. */
  #seen = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #run: Promise<void> = Promise.resolve();
  #opened = false;
  #begun = false;
  /** Whether saves wait, because the draft is being published. */
  #held = false;
  /** Whether the forms are on the screen. */
  #shown = false;

  constructor(private readonly options: KeeperOptions) {
    this.#record = options.record;
  }

  /** Loads the draft into the forms and saves what is typed from then on. @returns the function that stops that */
  start(): () => void {
    const { forms } = this.options;
    const ends: (() => void)[] = [];
    let stopped = false;
    this.#shown = true;
    void this.#open().then(() => {
      if (stopped) return;
      for (const { form, aside } of forms.values()) {
        ends.push(form.subscribe({ formState: { values: true }, callback: () => this.changed() }));
        ends.push(aside.subscribe(() => this.changed()));
      }
      this.changed();
    });
    const hidden = () => document.visibilityState === 'hidden' && void this.flush();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      stopped = true;
      this.#shown = false;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', hidden);
      for (const end of ends) end();
    };
  }

  /** The forms are over another version of the record, which the user has seen. */
  over(record: RecordDetails): void {
    if (record === this.#record) return;
    this.#record = record;
    this.#seen = true;
    this.#held = false;
    this.changed();
  }

  /**
   * Saves nothing more, until `release` is called or the forms are over another version: a save would change the draft
   * while it is being published, or begin one over the version before.
   */
  hold(): void {
    this.#held = true;
  }

  /** Saves what was typed meanwhile. */
  release(): void {
    this.#held = false;
    this.changed();
  }

  /** Call when something was typed. */
  changed(): void {
    const isAside = [...this.options.forms.values()].some(hasAside);
    if (this.state.get().isAside !== isAside) this.#become({ isAside });
    if (!this.#opened || this.state.get().clash || !this.#isBehind()) return;
    const now = Date.now();
    this.#waitingSince ??= now;
    this.#become({ status: 'waiting' });
    this.#saveIn(Math.max(0, Math.min(PAUSE_MS, this.#waitingSince + LONGEST_MS - now)));
  }

  /** Begins a draft with what is typed. Resolves to whether it is saved. */
  begin(): Promise<boolean> {
    this.#begun = true;
    return this.flush();
  }

  /** Saves now what is not saved yet. Resolves to whether all of it is, and nothing is set aside. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (!this.#opened) return false;
    this.#run = this.#run.then(() => this.#save());
    await this.#run;
    const { clash, isAside } = this.state.get();
    return !this.#isBehind() && clash === null && !isAside;
  }

  /** Decides for one side of what both typed. */
  settle(side: 'mine' | 'theirs'): void {
    const { clash } = this.state.get();
    this.#become({ clash: null });
    if (side === 'theirs') this.#putAll(clash?.theirs ?? new Map());
    this.changed();
  }

  /** Call after the draft was published or discarded. @returns what was typed, by language */
  emptied(): ReadonlyMap<string, FormValues> {
    const typed = this.#known;
    this.#known = new Map();
    this.#begun = false;
    this.state.set({ ...NO_DRAFT, isAside: this.state.get().isAside });
    return typed;
  }

  /** Call after the stored draft was scheduled, or its schedule cancelled. */
  stored(draft: RecordDraft): void {
    this.#become({ draft });
  }

  /**
   * Types values into the forms again; once those were left, stores them in the draft.
   * @throws what the server refuses that with
   */
  async restore(texts: ReadonlyMap<string, FormValues>): Promise<void> {
    this.#begun = true;
    if (!this.#shown) return this.#storeAgain(texts);
    this.#putAll(texts);
    await this.flush();
  }

  /** Joins the draft as it is stored now with what is typed. */
  async refresh(): Promise<void> {
    const { operations, client } = this.options;
    if (!operations.draft) return;
    const variables = { id: this.options.id };
    const { data } = await client.query({ query: operations.draft, variables, fetchPolicy: 'no-cache' });
    if (data) this.#join(data.record);
  }

  async #open(): Promise<void> {
    try {
      const { opened } = this.options;
      if (opened) this.#join(opened);
      else await this.refresh();
      this.#opened = true;
    } catch {
      // Without the draft nothing is saved in it: the forms work as those without drafts.
      this.#become({ status: 'failed' });
    }
  }

  #join(theirs: RecordDraft): void {
    const both = new Map<string, FormValues>();
    for (const [lang, parts] of this.options.forms) {
      const saved = parts.valuesOf(this.#record);
      const base = { ...saved, ...this.#known.get(lang) };
      const mine = { ...parts.current(), ...parts.aside.get() };
      const stored = storedValues(languageOf(theirs, lang), { saved, mine, version: this.#record.version });
      const result = joined({ base, mine, theirs: stored });
      put(parts, result.take);
      if (Object.keys(result.both).length > 0) both.set(lang, result.both);
    }
    this.#known = new Map(theirs.languages.map(({ lang, values }) => [lang, values]));
    const by = theirs.languages.find(({ lang }) => both.has(lang))?.updatedBy ?? null;
    this.#become({ draft: theirs, clash: both.size > 0 ? { by, theirs: both } : null });
    this.#settled();
  }

  async #storeAgain(texts: ReadonlyMap<string, FormValues>): Promise<void> {
    for (const [lang, values] of texts)
      if (this.options.mayWrite(lang) && Object.keys(values).length > 0)
        await this.#write(lang, { ...this.#known.get(lang), ...values });
  }

  #putAll(texts: ReadonlyMap<string, FormValues>): void {
    for (const [lang, values] of texts) {
      const parts = this.options.forms.get(lang);
      if (parts) put(parts, values);
    }
  }

  /** The languages whose form holds something else than the draft, unless that was set aside. */
  #behind(): [lang: string, values: FormValues][] {
    const { byHand } = this.options;
    if (byHand && !this.#begun && !this.state.get().draft.revision) return [];
    return [...this.options.forms].flatMap(([lang, parts]) => {
      if (!this.options.mayWrite(lang) || hasAside(parts)) return [];
      const values = changedFields(parts.valuesOf(this.#record), parts.current());
      const from = languageOf(this.state.get().draft, lang)?.from ?? this.#record.version;
      const moved = this.#seen && from < this.#record.version;
      return moved || !same(values, this.#known.get(lang) ?? {}) ? [[lang, values]] : [];
    });
  }

  #isBehind = (): boolean => this.#behind().length > 0;

  async #save(): Promise<void> {
    if (this.#held || this.state.get().clash) return;
    this.#waitingSince = null;
    for (const [lang, values] of this.#behind()) {
      const failed = await this.#send(lang, values);
      if (failed) {
        this.#become({ status: 'failed' });
        this.#saveIn(LONGEST_MS);
        return;
      }
      if (this.state.get().clash) return;
    }
    this.#settled();
    // What was typed meanwhile.
    if (this.#isBehind()) this.changed();
  }

  /** Saves a language. @returns whether that failed; a draft that another user has saved is merged first, and saved again */
  async #send(lang: string, values: FormValues): Promise<boolean> {
    try {
      await this.#write(lang, values);
      return false;
    } catch (error) {
      if (failureOf(error).code !== 'CONFLICT') return true;
    }
    try {
      await this.refresh();
      return false;
    } catch {
      return true;
    }
  }

  /** Saves a language over the draft as it is known. @throws unless it is saved */
  async #write(lang: string, values: FormValues): Promise<void> {
    const { client, operations, id } = this.options;
    const { draft } = this.state.get();
    const { saveDraft } = operations;
    if (!saveDraft) throw new SaidFailure(messages.somethingWrong);
    const from = this.#seen ? undefined : languageOf(draft, lang)?.from;
    const { version } = this.#record;
    const variables = { id, lang, values, from: from ?? version, revision: draft.revision ?? null };
    const { data } = await client.mutate({ mutation: saveDraft, variables, fetchPolicy: 'no-cache' });
    const { success = false, message = null, record = null } = data?.result ?? {};
    if (!success || !record) throw new SaidFailure(message || messages.somethingWrong);
    // Else each save would send its pasted pictures again, and the library would have them as often.
    const moved = movedIn(values, languageOf(record, lang)?.values ?? {});
    this.#known.set(lang, withPictures(values, moved));
    putPictures(this.options.forms.get(lang), moved);
    this.#become({ draft: record, savedHere: true });
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #settled(): void {
    if (this.#isBehind()) return;
    this.#become({ status: this.state.get().draft.revision ? 'saved' : 'unchanged' });
  }

  #become(change: Partial<DraftState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}
