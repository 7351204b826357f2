import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { JsonScript } from '../document/JsonScript.js';
import type { IslandName } from './registry.js';

/**
 * A part of a page that its script takes over in the browser. It is drawn as a tree of its own, so that the browser can
 * hydrate it alone; its props travel as JSON right behind it.
 */
export function Island<Props extends object>({
  name,
  Component,
  props,
}: {
  name: IslandName;
  Component: ComponentType<Props>;
  props: Props;
}) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: `${name}-` });
  return (
    <>
      <div data-island={name} dangerouslySetInnerHTML={{ __html: html }} />
      <JsonScript type="application/json" mark={name} value={props} />
    </>
  );
}
