import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { SIGNED_FORM_S } from '@polyphony/domain/limits.js';
import { contentDisposition } from './contentDisposition.js';
import { ObjectChanged, ObjectMissing, type ListedObject, type Storage, type StoredObject } from './storage.js';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** For S3-compatible storages other than Amazon's. */
  readonly endpoint?: string | undefined;
  /** The endpoint for browsers, when it differs. */
  readonly publicEndpoint?: string | undefined;
  /** Without them, the SDK finds some, such as those of the machine's role. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Prefix of all keys in the bucket, with a trailing slash; or ''. */
  readonly prefix: string;
}

/** Connection and socket timeouts. */
const CONNECT_MS = 3_000;
const SILENT_MS = 30_000;
/** Connections of all operations but reads: enough for what runs at once, as none takes longer than it must. */
const OPERATIONS_AT_ONCE = 50;
/** Connections of reads. Those of visitors last as long as they take to download. */
const READS_AT_ONCE = 1_000;

const bare = (etag = ''): string => etag.replace(/"/g, '');

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const clientOf = (
  { region, credentials }: S3Options,
  endpoint: string | undefined,
  maxSockets = OPERATIONS_AT_ONCE,
): S3Client =>
  new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Other S3-compatible storages may lack the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      httpAgent: { maxSockets },
      httpsAgent: { maxSockets },
    },
  });

/** Converts S3's errors for missing and changed objects. */
async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (statusOf(error) === 404) throw new ObjectMissing();
    if (statusOf(error) === 412) throw new ObjectChanged();
    throw error;
  }
}

/** Stores objects in a bucket of an S3-compatible storage. */
export class S3Storage implements Storage {
  readonly #client: S3Client;
  /** Has connections of its own: slow downloads keep no other operation waiting. */
  readonly #reader: S3Client;
  /** Signs the addresses for browsers. */
  readonly #signer: S3Client;

  constructor(readonly options: S3Options) {
    const { endpoint, publicEndpoint } = options;
    this.#client = clientOf(options, endpoint);
    this.#reader = clientOf(options, endpoint, READS_AT_ONCE);
    this.#signer = publicEndpoint ? clientOf(options, publicEndpoint) : this.#client;
  }

  #at(key: string) {
    return { Bucket: this.options.bucket, Key: this.options.prefix + key };
  }

  async signPost({ key, contentType, maxBytes }: Parameters<Storage['signPost']>[0]) {
    const expiresAt = new Date(Date.now() + SIGNED_FORM_S * 1000);
    const { url, fields } = await createPresignedPost(this.#signer, {
      ...this.#at(key),
      Fields: { 'Content-Type': contentType },
      Conditions: [['content-length-range', 1, maxBytes]],
      Expires: SIGNED_FORM_S,
    });
    return { url, fields, expiresAt };
  }

  signGet(key: string, { fileName, contentType }: Parameters<Storage['signGet']>[1]): Promise<string> {
    const command = new GetObjectCommand({
      ...this.#at(key),
      ResponseContentType: contentType,
      ResponseContentDisposition: contentDisposition('attachment', fileName),
    });
    return getSignedUrl(this.#signer, command, { expiresIn: SIGNED_FORM_S });
  }

  async head(key: string): Promise<StoredObject | null> {
    try {
      const found = await explained(this.#client.send(new HeadObjectCommand(this.#at(key))));
      return { size: found.ContentLength ?? 0, etag: found.ETag ?? '', modified: found.LastModified ?? new Date() };
    } catch (error) {
      if (error instanceof ObjectMissing) return null;
      throw error;
    }
  }

  async read(key: string, range?: Parameters<Storage['read']>[1]): Promise<Readable> {
    const part = range && { Range: `bytes=${range.start}-${range.end}` };
    const { Body } = await explained(this.#reader.send(new GetObjectCommand({ ...this.#at(key), ...part })));
    if (!(Body instanceof Readable)) throw new ObjectMissing();
    return Body;
  }

  async write(key: string, bytes: Buffer, contentType: string): Promise<void> {
    await this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: bytes, ContentType: contentType }));
  }

  async copy(from: string, to: string, { etag, contentType }: Parameters<Storage['copy']>[2]): Promise<void> {
    const { Bucket, Key } = this.#at(from);
    const command = new CopyObjectCommand({
      ...this.#at(to),
      CopySource: `${Bucket}/${Key.split('/').map(encodeURIComponent).join('/')}`,
      CopySourceIfMatch: etag,
      MetadataDirective: 'REPLACE',
      ContentType: contentType,
    });
    const { CopyObjectResult } = await explained(this.#client.send(command));
    // Not every storage honours the condition (RADOS Gateway 16 does not): there, compare the etag of the copy.
    if (this.options.endpoint && bare(CopyObjectResult?.ETag) !== bare(etag)) {
      await this.remove(to);
      throw new ObjectChanged();
    }
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key)));
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    const { Bucket, Key } = this.#at(prefix);
    for await (const page of paginateListObjectsV2({ client: this.#client }, { Bucket, Prefix: Key })) {
      for (const { Key: key = '', Size = 0, LastModified = new Date() } of page.Contents ?? []) {
        yield { key: key.slice(this.options.prefix.length), size: Size, modified: LastModified };
      }
    }
  }

  close(): void {
    this.#client.destroy();
    this.#reader.destroy();
    this.#signer.destroy();
  }
}
