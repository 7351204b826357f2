import type { Services } from '../../services.js';

/** Replaces a service of an app, from its next request on. */
export function replaceService<Name extends keyof Services>(
  services: Services,
  name: Name,
  service: Services[Name],
): void {
  (services as { -readonly [Each in keyof Services]: Services[Each] })[name] = service;
}

/** Runs `act` before the next call of a method, so that something happens in the middle of a request, always at the same step. */
export function beforeNextCall<Name extends string>(
  of: Record<Name, (...args: never[]) => Promise<unknown>>,
  name: Name,
  act: () => Promise<unknown>,
): void {
  const method = of[name];
  of[name] = async (...args) => {
    of[name] = method;
    await act();
    return method.apply(of, args);
  };
}
