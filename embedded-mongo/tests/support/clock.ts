/**
 * Does some work by a clock that goes on by so many milliseconds each time it is read: what happens after a while then
 * happens after a count, however fast the machine is. For work in this thread.
 */
export async function byReadings<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let time = performance.now();
  performance.now = () => (time += milliseconds);
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(performance, 'now');
  }
}
