import { messages, type MessageOrText } from '@polyphony/domain/messages/messages.js';
import { UserFacingError } from '../../platform/failure';
import { checkFiles } from './checkFiles';

/** State of an upload. 'refused': never sent; 'queued': waits for the next batch. */
export type UploadState =
  'refused' | 'queued' | 'waiting' | 'sending' | 'registering' | 'done' | 'failed' | 'cancelled';

export interface Upload<Result = unknown> {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
  /** Bytes sent so far. */
  readonly sent: number;
  /** Reason for which it failed or was refused. */
  readonly problem: MessageOrText | null;
  /** The registered file. */
  readonly result: Result | null;
}

/** The two steps of an upload. Both reject with an Error whose message is for users. */
export interface UploadSteps<Sent, Result> {
  send(file: File, options: { signal: AbortSignal; onProgress: (sent: number) => void }): Promise<Sent>;
  register(sent: Sent): Promise<Result>;
  /** Whether the sent file is unusable, so that a retry must send it again. */
  isRefusal(error: unknown): boolean;
}

/** The uploads of a run, when all have settled. */
export interface GoEnd<Result> {
  readonly done: readonly Upload<Result>[];
  readonly failed: readonly Upload<Result>[];
}

export interface QueueOptions<Result> {
  readonly onChange: () => void;
  /** Called when no upload is running any more. */
  readonly onEnd: (end: GoEnd<Result>) => void;
}

/** Maximum number of concurrent uploads: more would only slow down each of them. */
const AT_ONCE = 3;

const IN_BATCH: readonly UploadState[] = ['waiting', 'sending', 'registering'];
const UNDER_WAY: readonly UploadState[] = ['queued', ...IN_BATCH];
export const isUnderWay = ({ state }: Upload): boolean => UNDER_WAY.includes(state);

interface Job<Sent> {
  readonly abort: AbortController;
  sent: Sent | null;
}

/** Uploads files to the library, a few at a time. A failed upload does not block the others, and can be retried. */
export class UploadQueue<Sent, Result> {
  #uploads: readonly Upload<Result>[] = [];
  readonly #jobs = new Map<number, Job<Sent>>();
  /** The uploads since the queue was last idle: progress is computed over them. */
  #go = new Set<number>();
  #ids = 0;
  #stopped = false;

  constructor(
    private readonly steps: UploadSteps<Sent, Result>,
    private readonly options: QueueOptions<Result>,
  ) {}

  get uploads(): readonly Upload<Result>[] {
    return this.#uploads;
  }

  get underWay(): readonly Upload<Result>[] {
    return this.#uploads.filter(isUnderWay);
  }

  /** The files that count towards the limits of a batch. */
  get #batch(): readonly File[] {
    return this.#uploads.filter(({ state }) => IN_BATCH.includes(state)).map(({ file }) => file);
  }

  /** The progress of this run, 0 to 100. */
  get percent(): number {
    const counted = this.#uploads.filter(
      (upload) => this.#go.has(upload.id) && (isUnderWay(upload) || upload.state === 'done'),
    );
    const total = counted.reduce((sum, { file }) => sum + file.size, 0);
    const sent = counted.reduce((sum, { sent: bytes }) => sum + bytes, 0);
    return total === 0 ? 0 : Math.floor((100 * sent) / total);
  }

  /** Adds files. Those that exceed a limit are refused, those beyond the batch are queued for the next one. */
  add(files: readonly File[]): readonly Upload<Result>[] {
    const checked = checkFiles(files, this.#batch);
    this.#beginGo();
    const added = checked.map(({ file, refusal, later }): Upload<Result> => {
      this.#ids += 1;
      const state = refusal === null ? 'waiting' : later ? 'queued' : 'refused';
      return { id: this.#ids, file, state, sent: 0, problem: refusal, result: null };
    });
    this.#uploads = [...added, ...this.#uploads];
    for (const { id, state } of added) {
      if (state === 'waiting') this.#enlist(id, null);
      if (state === 'queued') this.#go.add(id);
    }
    this.#changed();
    return added;
  }

  cancel(id: number): void {
    const upload = this.#find(id);
    if (!upload || !isUnderWay(upload) || upload.state === 'registering') return;
    this.#set(id, { state: 'cancelled', sent: 0 });
    this.#jobs.get(id)?.abort.abort();
    this.#changed();
  }

  /** Retries a failed or cancelled upload; a file that is in the storage already is not sent again. */
  retry(id: number): void {
    const upload = this.#find(id);
    if (!upload || (upload.state !== 'failed' && upload.state !== 'cancelled')) return;
    const [checked] = checkFiles([upload.file], this.#batch);
    if (checked?.refusal && !checked.later) return this.#change(id, { problem: checked.refusal });
    this.#beginGo();
    if (checked?.later) {
      this.#go.add(id);
      return this.#change(id, { state: 'queued', sent: 0, problem: checked.refusal });
    }
    this.#enlist(id, this.#jobs.get(id)?.sent ?? null);
    this.#change(id, { state: 'waiting', sent: 0, problem: null });
  }

  /** Removes an upload that is not running from the list. */
  dismiss(id: number): void {
    this.#uploads = this.#uploads.filter((upload) => upload.id !== id || isUnderWay(upload));
    this.#changed();
  }

  /** Accepts files again after `stop`. */
  open(): void {
    this.#stopped = false;
  }

  /** Cancels all running uploads without reporting it. */
  stop(): void {
    this.#stopped = true;
    for (const { abort } of this.#jobs.values()) abort.abort();
  }

  #beginGo(): void {
    if (this.underWay.length === 0) this.#go = new Set();
  }

  #enlist(id: number, sent: Sent | null): void {
    this.#go.add(id);
    this.#jobs.set(id, { abort: new AbortController(), sent });
  }

  #find(id: number): Upload<Result> | undefined {
    return this.#uploads.find((upload) => upload.id === id);
  }

  #set(id: number, change: Partial<Upload<Result>>): void {
    this.#uploads = this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload));
  }

  #change(id: number, change: Partial<Upload<Result>>): void {
    this.#set(id, change);
    this.#changed();
  }

  /** Moves queued files into the batch while it has room. */
  #fillBatch(): void {
    for (const { id, file, state } of this.#uploads) {
      if (state !== 'queued' || checkFiles([file], this.#batch)[0]?.refusal) continue;
      this.#enlist(id, this.#jobs.get(id)?.sent ?? null);
      this.#set(id, { state: 'waiting', problem: null });
    }
  }

  /** Notifies the listener of a change, and starts waiting uploads. */
  #changed(): void {
    if (this.#stopped) return;
    this.#fillBatch();
    const busy = this.#uploads.filter(({ state }) => state === 'sending' || state === 'registering').length;
    // In the order in which they were added.
    const waiting = this.#uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - busy));
    for (const { id } of waiting) this.#set(id, { state: 'sending' });
    this.options.onChange();
    for (const upload of waiting) void this.#run(upload);
  }

  async #run({ id, file }: Upload<Result>): Promise<void> {
    const job = this.#jobs.get(id);
    if (!job) return;
    const { signal } = job.abort;
    const onProgress = (sent: number) => {
      if (!signal.aborted) this.#change(id, { sent: Math.min(sent, file.size) });
    };
    try {
      job.sent ??= await this.steps.send(file, { signal, onProgress });
      if (signal.aborted) return;
      this.#change(id, { state: 'registering', sent: file.size });
      const result = await this.steps.register(job.sent);
      this.#set(id, { state: 'done', result });
    } catch (error) {
      if (signal.aborted) return;
      if (this.steps.isRefusal(error)) job.sent = null;
      this.#set(id, {
        state: 'failed',
        problem: error instanceof UserFacingError ? error.userMessage : messages.unexpected,
      });
    } finally {
      this.#ended();
    }
  }

  #ended(): void {
    if (this.#stopped) return;
    this.#changed();
    if (this.underWay.length > 0) return;
    const of = (state: UploadState) =>
      this.#uploads.filter((upload) => this.#go.has(upload.id) && upload.state === state);
    const end = { done: of('done'), failed: of('failed') };
    this.#go = new Set();
    if (end.done.length + end.failed.length > 0) this.options.onEnd(end);
    else this.options.onChange();
  }
}
