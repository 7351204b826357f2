const queues = new Map<string, Promise<unknown>>();

/** A mutex in this process: runs `work` after all earlier work of the same name has settled. */
export function withMutex<T>(name: string, work: () => Promise<T>): Promise<T> {
  const result = (queues.get(name) ?? Promise.resolve()).then(work);
  const settled = result.catch(() => undefined);
  queues.set(name, settled);
  void settled.then(() => queues.get(name) === settled && queues.delete(name));
  return result;
}
