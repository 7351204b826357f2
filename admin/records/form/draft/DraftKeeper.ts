import type { MessageOrText } from '@polyphony/domain/messages/messages.js';
import { failureOf } from '../../../platform/failure';
import { Store } from '../../../platform/Store';
import { changedFields, type FormValues, same } from '../../formValues';
import type { RecordDetails, RecordDraft } from '../../operations';
import type { Loaded } from '../useEntryForm';
import { hasAside, joinInto, putAll, whole } from './draftedForms';
import { movedIn, putPictures, withPictures } from './draftedPictures';
import { loadDraft, refusalOf, Refusals, storeDraft } from './draftRequests';
import { type DraftState, hasTexts, languageOf, NO_DRAFT, seenOver, type TypedOver, withSent } from './draftState';
import type { KeeperOptions } from './keeperOptions';

/** Time after the last key until the draft is saved, and the longest time while typing goes on, in milliseconds. */
const PAUSE_MS = 1_500;
const LONGEST_MS = 10_000;

/**
 * Keeps what is typed into the forms of a record in its draft: saves it after a pause, one write after another, and tries
 * again after a failure. What another person saved in the draft meanwhile is joined with it.
 */
export class DraftKeeper {
  readonly state = new Store<DraftState>(NO_DRAFT);
  /** Values of the forms when they were saved last, by language: the stored draft says the same, cleaned. */
  #known = new Map<string, FormValues>();
  #record: RecordDetails;
  /** The languages of the draft that are to be saved as typed over the present version of the record. */
  #seen: ReadonlySet<string> = new Set();
  /** The language that is being saved, and the version of the record that it is typed over. */
  #sending: TypedOver | null = null;
  readonly #refusals = new Refusals();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #run: Promise<void> = Promise.resolve();
  #opened = false;
  #draftStarted = false;
  /** Whether saves wait, because the draft is being published. */
  #paused = false;
  /** Whether the forms are on the screen. */
  #mounted = false;

  constructor(private readonly options: KeeperOptions) {
    this.#record = options.record;
  }

  /** Loads the draft into the forms and saves what is typed from then on. @returns the function that stops that */
  start(): () => void {
    const { forms } = this.options;
    const ends: (() => void)[] = [];
    let stopped = false;
    this.#mounted = true;
    const open = async (): Promise<void> => {
      const opening = await this.#open();
      if (stopped) return;
      if (opening === 'failed') this.#timer = setTimeout(() => void open(), LONGEST_MS);
      if (opening !== 'opened') return;
      for (const { form, aside } of forms.values()) {
        ends.push(form.subscribe({ formState: { values: true }, callback: () => this.changed() }));
        ends.push(aside.subscribe(() => this.changed()));
      }
      this.changed();
    };
    void open();
    const hidden = () => document.visibilityState === 'hidden' && void this.flush();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      stopped = true;
      this.#mounted = false;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', hidden);
      for (const end of ends) end();
    };
  }

  /** The forms are over another version of the record. */
  over(record: RecordDetails, cause: Loaded['cause']): void {
    if (record === this.#record) return;
    const languages = withSent(this.state.get().draft.languages, this.#sending);
    this.#seen = seenOver(record, { languages, cause, before: this.#record.version, seen: this.#seen });
    this.#record = record;
    this.#paused = false;
    this.changed();
  }

  /**
   * Saves nothing more, until `release` is called or the forms are over another version: a save would change the draft
   * while it is being published, or begin one over the version before.
   */
  hold(): void {
    this.#paused = true;
  }

  /** Saves what was typed meanwhile. */
  release(): void {
    this.#paused = false;
    this.changed();
  }

  /** Call when something was typed. */
  changed(): void {
    const isAside = [...this.options.forms.values()].some(hasAside);
    if (this.state.get().isAside !== isAside) this.#become({ isAside });
    const { clash, status } = this.state.get();
    if (!this.#opened || clash) return;
    if (this.#due().length === 0) {
      if (status === 'failed') this.#settled();
      return;
    }
    const now = Date.now();
    this.#waitingSince ??= now;
    // Until something is saved, it says that nothing was. Once: each key would render all that shows the draft.
    if (status !== 'failed' && status !== 'waiting') this.#become({ status: 'waiting' });
    this.#saveIn(Math.max(0, Math.min(PAUSE_MS, this.#waitingSince + LONGEST_MS - now)));
  }

  /** Begins a draft with what is typed. Resolves to whether it is saved. */
  begin(): Promise<boolean> {
    this.#draftStarted = true;
    return this.flush();
  }

  /** Saves now what is not saved yet. Resolves to whether all of it is, and nothing is set aside. */
  async flush(): Promise<boolean> {
    if (!this.#opened) return false;
    clearTimeout(this.#timer);
    this.#run = this.#run.then(() => this.#save());
    await this.#run;
    const { clash, isAside } = this.state.get();
    return this.#behind().length === 0 && clash === null && !isAside;
  }

  /** Decides for one side of what both typed. */
  settle(side: 'mine' | 'theirs'): void {
    const { clash } = this.state.get();
    this.#become({ clash: null });
    if (side === 'theirs' && clash) putAll(this.options.forms, clash.theirs);
    this.changed();
  }

  /** Call after the draft was published or discarded. @returns what was typed, by language */
  emptied(): ReadonlyMap<string, FormValues> {
    const typed = this.#known;
    this.#known = new Map();
    this.#refusals.clear();
    this.#draftStarted = false;
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
    this.#draftStarted = true;
    if (!this.#mounted) return this.#storeAgain(texts);
    putAll(this.options.forms, texts);
    await this.flush();
  }

  /** Joins the draft as it is stored now with what is typed. */
  async refresh(): Promise<void> {
    const draft = await loadDraft(this.options);
    if (draft) this.#join(draft);
  }

  /** Without the draft nothing is saved in it: the forms work as those without drafts. */
  async #open(): Promise<'opened' | 'refused' | 'failed'> {
    try {
      const { opened } = this.options;
      if (opened) this.#join(opened);
      else await this.refresh();
      this.#opened = true;
      return 'opened';
    } catch (error) {
      const refusal = refusalOf(error);
      this.#become({ status: 'failed', refusal });
      return refusal === null ? 'failed' : 'refused';
    }
  }

  #join(theirs: RecordDraft): void {
    const clash = joinInto(this.options.forms, theirs, { record: this.#record, known: this.#known });
    this.#known = new Map(theirs.languages.map(({ lang, values }) => [lang, values]));
    this.#become({ draft: theirs, clash });
    this.#settled();
  }

  async #storeAgain(texts: ReadonlyMap<string, FormValues>): Promise<void> {
    for (const [lang, values] of texts)
      if (this.options.mayWrite(lang) && Object.keys(values).length > 0)
        await this.#write(lang, { ...this.#known.get(lang), ...values });
  }

  /** The languages whose form holds something else than the draft, unless that was set aside. */
  #behind(): [lang: string, values: FormValues][] {
    const { byHand } = this.options;
    if (byHand && !this.#draftStarted && !hasTexts(this.state.get().draft)) return [];
    return [...this.options.forms].flatMap(([lang, parts]) => {
      if (!this.options.mayWrite(lang) || hasAside(parts)) return [];
      const values = whole(changedFields(parts.valuesOf(this.#record), parts.current()));
      const from = languageOf(this.state.get().draft, lang)?.from;
      const moved = from !== undefined && from !== this.#fromOf(lang);
      return moved || !same(values, this.#known.get(lang) ?? {}) ? [[lang, values]] : [];
    });
  }

  /** Those of them that are to be sent. */
  #due = () => this.#behind().filter((one) => this.#refusals.of(...one) === null);

  /** Reason for which the server refuses what is typed; null where it does not. */
  #refusal = (): MessageOrText | null =>
    this.#behind().reduce<MessageOrText | null>((why, one) => why ?? this.#refusals.of(...one), null);

  /** The version of the record that a language is typed over. */
  #fromOf(lang: string): number {
    const { version } = this.#record;
    const from = languageOf(this.state.get().draft, lang)?.from ?? version;
    return this.#seen.has(lang) ? Math.max(from, version) : from;
  }

  async #save(): Promise<void> {
    if (this.#paused || this.state.get().clash) return;
    this.#waitingSince = null;
    let hasFailed = false;
    // One that cannot be saved must not keep the others from it.
    for (const [lang, values] of this.#due()) {
      if (!(await this.#send(lang, values))) hasFailed = true;
      if (this.state.get().clash) return;
    }
    if (hasFailed) {
      this.#become({ status: 'failed', refusal: this.#refusal() });
      return this.#saveIn(LONGEST_MS);
    }
    this.#settled();
    // Values typed meanwhile.
    if (this.#due().length > 0) this.changed();
  }

  /**
   * Saves a language. A draft that another user has saved is merged first, and saved again.
   * @returns whether there is nothing to try again: what the server refuses waits until more is typed
   */
  async #send(lang: string, values: FormValues): Promise<boolean> {
    try {
      await this.#write(lang, values);
      return true;
    } catch (error) {
      const why = refusalOf(error);
      if (why !== null) this.#refusals.add(lang, values, why);
      if (failureOf(error).code !== 'CONFLICT') return why !== null;
    }
    try {
      await this.refresh();
      return true;
    } catch {
      return false;
    }
  }

  /** Saves a language over the draft as it is known. @throws unless it is saved */
  async #write(lang: string, values: FormValues): Promise<void> {
    const revision = this.state.get().draft.revision ?? null;
    const from = this.#fromOf(lang);
    this.#sending = { lang, from };
    const record = await storeDraft(this.options, { lang, values, from, revision }).finally(
      () => (this.#sending = null),
    );
    // Else the user has seen another version meanwhile, over which it is saved again.
    if (this.#fromOf(lang) === from) this.#seen = new Set([...this.#seen].filter((one) => one !== lang));
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
    if (this.#due().length > 0) return;
    const refusal = this.#refusal();
    const status = refusal !== null ? 'failed' : hasTexts(this.state.get().draft) ? 'saved' : 'unchanged';
    this.#become({ status, refusal });
  }

  #become(change: Partial<DraftState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }
}
