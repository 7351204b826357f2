import type { Message } from '@polyphony/domain/messages.js';
import type { Context } from '../../context.js';

/** A file that was taken into the library, or why it was not. */
export type Imported = { readonly id: string; readonly url: string } | { readonly refusal: Message };

/** What records need of the file library; api/files implements it. */
export interface FileLibrary {
  /** Takes bytes into the library as the person of the context: a picture pasted into a text, say. */
  importFile(bytes: Buffer, name: string, context: Context): Promise<Imported>;
}
