import { Session } from 'node:inspector/promises';

/**
 * Counts the calls of JavaScript functions in this process. Unlike durations, their number depends only on the work
 * done; lazy initialization makes the first count higher.
 */
export class FunctionCalls {
  readonly #session = new Session();

  private constructor() {}

  /** Slows everything down several times until `stop`. */
  static async start(): Promise<FunctionCalls> {
    const counting = new FunctionCalls();
    counting.#session.connect();
    await counting.#session.post('Profiler.enable');
    await counting.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return counting;
  }

  /** The number of calls, of any function, during the work. */
  async of(work: () => Promise<unknown>): Promise<number> {
    await this.#take();
    await work();
    return this.#take();
  }

  async stop(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }

  /** The number of calls since it was last called. */
  async #take(): Promise<number> {
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    const ranges = result.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  }
}
