/**
 * Marks a promise for React's `use` as soon as it is fulfilled, so that components that read it from then on do not suspend at
 * all. `use` has to be called for it in either case: a component that suspends in it and leaves it out when it is rendered
 * again, because the value is known meanwhile, breaks React's count of hooks ("Update hook called on initial render").
 * @returns the promise to call `use` with, each time the same
 */
export function suspending<T>(promise: Promise<T>): Promise<T> {
  const marked: Promise<T> = promise.then((value) => {
    const fulfilled: Omit<React.FulfilledReactPromise<T>, 'then'> = { status: 'fulfilled', value };
    void Object.assign(marked, fulfilled);
    return value;
  });
  return marked;
}
