import { Session } from 'node:inspector/promises';

/**
 * Counts the calls of JavaScript functions in this process. Unlike the time that some work takes, their number depends on
 * the work alone; what a library caches at its first use makes the first count higher.
 */
export class FunctionCalls {
  readonly #session = new Session();

  private constructor() {}

  /** Everything runs several times slower until `stop`. */
  static async start(): Promise<FunctionCalls> {
    const counting = new FunctionCalls();
    counting.#session.connect();
    await counting.#session.post('Profiler.enable');
    await counting.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return counting;
  }

  /** How many calls the work takes, of any function. */
  async of(work: () => Promise<unknown>): Promise<number> {
    await this.#take();
    await work();
    return this.#take();
  }

  async stop(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }

  /** The calls since the last time. */
  async #take(): Promise<number> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const ranges = result.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  }
}
