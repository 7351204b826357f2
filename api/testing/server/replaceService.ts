import type { Services } from '../../services.js';

/** Replaces a service of an app, from its next request on. */
export function replaceService<Name extends keyof Services>(
  services: Services,
  name: Name,
  service: Services[Name],
): void {
  (services as { -readonly [Each in keyof Services]: Services[Each] })[name] = service;
}
