import type { MongoError } from './errors.js';

/** Lets one writer in at a time, in the order they came: a transaction from its start to its end, a command for its run. */
export class WriteGate {
  private held = false;
  private readonly queue: (() => void)[] = [];

  get isFree(): boolean {
    return !this.held;
  }

  /** Resolves with the function that lets the next one in; throws what `onTimeout` gives after the time-out. */
  async acquire(timeout: number, onTimeout: () => MongoError): Promise<() => void> {
    if (this.held) {
      await new Promise<void>((resolve, reject) => {
        const enter = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          this.queue.splice(this.queue.indexOf(enter), 1);
          reject(onTimeout());
        }, timeout);
        this.queue.push(enter);
      });
    }
    this.held = true;
    return () => this.release();
  }

  /** The gate stays held while it is handed over, so that no one slips in between. */
  private release(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.held = false;
  }
}
