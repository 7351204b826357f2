import type { Readable } from 'node:stream';

/** What a browser posts a file with: its fields before the file, which is the last one and called 'file'. */
export interface SignedForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

/** What a signed form lets through. */
export interface SignedUpload {
  readonly key: string;
  /** Exactly this type is to be declared. */
  readonly contentType: string;
  /** At least one byte, at most these. */
  readonly maxBytes: number;
}

export interface StoredObject {
  readonly size: number;
  /** Another one whenever the object is written again. */
  readonly etag: string;
  readonly modified: Date;
}

export interface ListedObject {
  readonly key: string;
  readonly size: number;
  readonly modified: Date;
}

/** Bytes of an object, the first and the last one counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of files are. It knows keys and objects, and nothing of records. */
export interface Storage {
  /** A form that posts one file: this key, this type, 1 to `maxBytes` bytes, for 600 seconds. */
  signPost(upload: SignedUpload): Promise<SignedForm>;
  /** An address that saves the object under this name, for 600 seconds. */
  signGet(key: string, options: { readonly fileName: string; readonly contentType: string }): Promise<string>;
  /** Null where there is no such object. */
  head(key: string): Promise<StoredObject | null>;
  /** @throws ObjectMissing */
  read(key: string, range?: ByteRange): Promise<Readable>;
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /**
   * Copies an object where it is, only while it is still the one with this etag.
   * @throws ObjectMissing | ObjectChanged
   */
  copy(from: string, to: string, options: { readonly etag: string; readonly contentType: string }): Promise<void>;
  /** One that is not there is no error. */
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Ends connections; nothing is asked of it afterwards. */
  close(): void;
}

/** There is no object of this key. */
export class ObjectMissing extends Error {}
/** The object is not the one any more that was looked at. */
export class ObjectChanged extends Error {}
