import type { Message } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../../context.js';

/** A file of the library that was added. */
interface Added {
  readonly id: string;
  readonly url: string;
}

/** The imported file, or why it was refused. */
export type Imported = Added | { readonly refusal: Message };

/** A file that can be added to the library, or why it is refused. */
export type CheckedFile = { readonly add: () => Promise<Added> } | { readonly refusal: Message };

/** The part of the file library that records depend on; implemented by api/files. */
export interface FileLibrary {
  /** Checks bytes that are to be added to the library in the name of the context's user, such as an image pasted into a text. */
  checkFile(bytes: Buffer, name: string, context: Context): Promise<CheckedFile>;
  /** Adds them at once. */
  importFile(bytes: Buffer, name: string, context: Context): Promise<Imported>;
}
