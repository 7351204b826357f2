import type { Readable } from 'node:stream';

/** A form for a browser to post a file with: the fields first, then the file as the last field, 'file'. */
export interface SignedForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly expiresAt: Date;
}

/** Upload that a signed form allows. */
export interface SignedUpload {
  readonly key: string;
  /** The only type allowed. */
  readonly contentType: string;
  /** Maximum size; the minimum is one byte. */
  readonly maxBytes: number;
}

export interface StoredObject {
  readonly size: number;
  /** Changes whenever the object is overwritten. */
  readonly etag: string;
  readonly modified: Date;
}

export interface ListedObject {
  readonly key: string;
  readonly size: number;
  readonly modified: Date;
}

/** Inclusive byte offsets, from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Object storage for the bytes of files. It knows keys and objects, not records. */
export interface Storage {
  /** A form to upload one file with this key and type, of 1 to `maxBytes` bytes, valid for 600 seconds. */
  signPost(upload: SignedUpload): Promise<SignedForm>;
  /** An address that downloads the object under this name, valid for 600 seconds. */
  signGet(key: string, options: { readonly fileName: string; readonly contentType: string }): Promise<string>;
  /** Null for a missing object. */
  head(key: string): Promise<StoredObject | null>;
  /** @throws ObjectMissing */
  read(key: string, range?: ByteRange): Promise<Readable>;
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /**
   * Copies an object within the storage, provided that its etag is unchanged.
   * @throws ObjectMissing | ObjectChanged
   */
  copy(from: string, to: string, options: { readonly etag: string; readonly contentType: string }): Promise<void>;
  /** A missing object is not an error. */
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Closes connections; the storage must not be used afterwards. */
  close(): void;
}

/** There is no object with this key. */
export class ObjectMissing extends Error {}
/** The object has changed since it was read. */
export class ObjectChanged extends Error {}
