import type { IncomingMessage } from 'node:http';
import { richTextPathsOf } from '@polyphony/domain/validation/entryLists.js';
import { allKinds } from '@polyphony/domain/kinds/index.js';
import { RICH_TEXT_BODY_BYTES } from '@polyphony/domain/limits.js';
import type { Acting } from '../../context.js';
import { UploadsBusy } from './multipart.js';

/** Mutations whose rich texts may contain inline images (SPEC-D55). */
const mutations: ReadonlySet<string> = new Set(
  allKinds
    .filter(({ rules }) => richTextPathsOf(rules).length > 0)
    .flatMap(({ names }) => [names.create, names.update, names.translate]),
);

/** Whether a GraphQL document or the operation of a REST path writes texts that may come with pictures. */
export const acceptsPictures = (document: string): boolean =>
  (document.match(/\w+/g) ?? []).some((word) => mutations.has(word));

/** Such bodies that are held in memory at the same moment; each is there several times over while it is read. */
const MAX_AT_ONCE = 2;
let atOnce = 0;

/** Whether a body says of itself that it is longer than `usual` bytes. */
export const isLarge = ({ headers }: IncomingMessage, usual: number): boolean =>
  Number(headers['content-length']) > usual;

/** Bytes that a body of this person may have: pictures within texts are files, so who may not add those sends none. */
export const largeLimit = ({ session }: Acting): number =>
  session && (session.superAdmin || session.permissions.has('ADD_FILE')) ? RICH_TEXT_BODY_BYTES : 0;

/**
 * Does what holds a large body in memory.
 * @throws UploadsBusy while others do
 */
export async function withLargeBody<T>(work: () => Promise<T>): Promise<T> {
  if (atOnce >= MAX_AT_ONCE) throw new UploadsBusy();
  atOnce += 1;
  try {
    return await work();
  } finally {
    atOnce -= 1;
  }
}
