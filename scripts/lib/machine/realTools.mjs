import { accessSync, constants } from 'node:fs';
import { inRoot } from '../project.mjs';

/** The path of a program for tests that may lie beside the checkout; null where it does not. */
export function besideCheckout(name) {
  const path = inRoot('../shared/tools', name);
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return null;
  }
}
