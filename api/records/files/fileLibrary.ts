import type { Context } from '../../context.js';

/** A file that was taken into the library, or why it was not. */
export type Imported = { readonly id: string; readonly url: string } | { readonly refusal: string };

/** What records need of the file library; api/files gives it at start. */
export interface FileLibrary {
  /** Takes bytes into the library as the person of the context: a picture pasted into a text, say. */
  importFile(bytes: Buffer, name: string, context: Context): Promise<Imported>;
}

let opened: FileLibrary | null = null;

/** Called once at start. */
export function openFileLibrary(library: FileLibrary): void {
  opened = library;
}

/** The file library of this server. */
export function fileLibrary(): FileLibrary {
  if (!opened) throw new Error('The file library is used before openFileLibrary was called.');
  return opened;
}
