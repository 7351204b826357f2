import type { Message } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../../context.js';

/** The imported file, or why it was refused. */
export type Imported = { readonly id: string; readonly url: string } | { readonly refusal: Message };

/** The part of the file library that records depend on; implemented by api/files. */
export interface FileLibrary {
  /** Adds bytes to the library in the name of the context's user, such as an image pasted into a text. */
  importFile(bytes: Buffer, name: string, context: Context): Promise<Imported>;
}
