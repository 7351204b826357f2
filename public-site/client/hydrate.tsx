import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName } from '../islands/registry.js';

/** Takes over every island of a name on this page, with the props that the server drew it from. */
export function hydrate<Props extends object>(name: IslandName, Component: ComponentType<Props>): void {
  for (const element of document.querySelectorAll(`[data-island="${name}"]`)) {
    const props = JSON.parse(element.nextElementSibling?.textContent ?? '{}') as Props;
    hydrateRoot(element, <Component {...props} />, { identifierPrefix: `${name}-` });
  }
}
