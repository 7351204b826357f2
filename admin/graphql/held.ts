import type { TypedDocumentNode } from '@apollo/client';
import { Loaded } from '../platform/Loaded';
import { onBack } from './connection';
import { request } from './request';

interface Held {
  readonly load: () => Promise<void>;
  readonly read: () => { readonly error: unknown };
}

/** By the name of their root field. */
const held = new Map<string, Held>();

/**
 * A root field whose answer the console itself holds, for it is needed before the client of the screens is loaded. It is
 * asked for again after a write that changes it, as that client asks for its own, and once a lost connection is back.
 */
export function hold<Field extends string, Data extends Readonly<Record<Field, unknown>>>(
  field: Field,
  document: TypedDocumentNode<Data, Record<string, never>>,
): Loaded<Data[Field]> {
  const loaded = new Loaded(async () => (await request(document, {}))[field]);
  held.set(field, loaded);
  onBack(() => {
    if (loaded.read().error) void loaded.load();
  });
  return loaded;
}

/** Asks again for the fields whose name is meant; resolves when all have been answered, or could not be. */
export async function loadHeld(isMeant: (field: string) => boolean): Promise<void> {
  await Promise.all([...held].filter(([field]) => isMeant(field)).map(([, { load }]) => load()));
}
