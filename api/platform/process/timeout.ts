/** Work that has not ended in time. */
export class LateError extends Error {}

/**
 * The result of the work; the work itself is not cancelled.
 * @throws LateError after `ms`
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateError(`No answer within ${ms / 1000} seconds.`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
