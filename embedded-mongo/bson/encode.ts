import type { Doc } from './value.js';
import { Writer } from './writer.js';

const SCRATCH_SIZE = 64 * 1024;
/** As deep as documents may be on the wire, and as they may be stored: MongoDB's limits. */
const MAX_NESTING = 200;
export const MAX_STORED_NESTING = 180;

/** Encoding never yields, so one scratch buffer serves every call. */
let scratch = Buffer.allocUnsafeSlow(SCRATCH_SIZE);

function written(doc: Doc, headroom: number, maxDepth: number): Buffer {
  const writer = new Writer(scratch, maxDepth);
  writer.at = headroom;
  writer.document(doc);
  return writer.bytes.subarray(0, writer.at);
}

const isShared = (bytes: Buffer): boolean => bytes.buffer === scratch.buffer;

/**
 * The document as BSON, in a buffer of its own. Fields that are undefined are left out; RawArray and RawDocument are
 * spliced in as they are. Throws Overflow (15) for documents nested deeper than `maxDepth`.
 */
export function encode(doc: Doc, maxDepth = MAX_NESTING): Buffer {
  const bytes = written(doc, 0, maxDepth);
  return isShared(bytes) ? Buffer.from(bytes) : bytes;
}

/**
 * The same without a copy, `headroom` bytes left free in front (for a message's header): the bytes are good until the
 * next call of either function, or for ever once they are passed to `retain`.
 */
export function encodeBriefly(doc: Doc, headroom: number): Buffer {
  return written(doc, headroom, MAX_NESTING);
}

/** Makes bytes of `encodeBriefly` their holder's own. */
export function retain(bytes: Buffer): void {
  if (isShared(bytes)) scratch = Buffer.allocUnsafeSlow(SCRATCH_SIZE);
}
