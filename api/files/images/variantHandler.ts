import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { streamTo } from '../../platform/http/streamTo.js';
import type { Services } from '../../services.js';
import { FileModel, focusOf, type StoredFile } from '../file.js';
import { respondNotModified, mediaHeaders, type MediaRequest, type VariantHandler } from '../mediaHandler.js';
import {
  findVariant,
  isVariantName,
  keyOf,
  makeVariant,
  parseVariantName,
  type MakeOptions,
  type Original,
  type StoredVariant,
  type Variant,
} from './variants.js';

function originalOf(file: StoredFile): Original {
  const { _id, fileS3Key, fileType, fileSize, width, height, revision } = file;
  const focus = focusOf(file);
  return { id: _id.toHexString(), key: fileS3Key, type: fileType, size: fileSize, width, height, revision, focus };
}

/**
 * Serves images in other widths and formats: GET /media/<id>/<token>/<width>.<avif|webp|jpg>. Variants are made at
 * their first request. An AVIF takes seconds: until it exists, the response is the WebP, to be revalidated.
 */
export function variantHandler(options: {
  readonly log: Logger;
  readonly services: Pick<Services, 'storage'>;
}): VariantHandler {
  const { log, services } = options;
  const optionsFor = (file: StoredFile, variant: Variant): MakeOptions => ({
    isCurrent: async () => {
      const now = await FileModel.findById(file._id).lean<StoredFile>();
      return now !== null && keyOf(originalOf(now), variant) === keyOf(originalOf(file), variant);
    },
  });

  /** The variant, or its fallback (`final` false) until it exists; null if it cannot be made. */
  async function variantOf(
    file: StoredFile,
    variant: Variant,
  ): Promise<{ stored: StoredVariant; final: boolean } | null> {
    const original = originalOf(file);
    const options = optionsFor(file, variant);
    const found = await findVariant(original, variant, services.storage);
    if (found) return { stored: found, final: true };
    const failed = (error: unknown) =>
      log.warn({ err: error, fileId: original.id, ...variant }, 'a variant was not made');
    const final = variant.format !== 'avif';
    if (!final) makeVariant(original, variant, services.storage, { ...options, background: true }).catch(failed);
    const first: Variant = final ? variant : { ...variant, format: 'webp' };
    try {
      const stored =
        (await findVariant(original, first, services.storage)) ??
        (await makeVariant(original, first, services.storage, options));
      return { stored, final };
    } catch (error) {
      failed(error);
      return null;
    }
  }

  async function send(
    request: MediaRequest,
    { stored, final }: { readonly stored: StoredVariant; readonly final: boolean },
    { req, res }: { readonly req: IncomingMessage; readonly res: ServerResponse },
  ): Promise<void> {
    const etag = `"${stored.key.slice('variants/'.length)}"`;
    const headers = {
      ...mediaHeaders(request),
      ...(!final && { 'cache-control': 'public, no-cache' }),
      etag,
      'content-type': stored.type,
    };
    if (respondNotModified(req, res, headers, etag)) return;
    const bytes = req.method === 'HEAD' ? null : await services.storage.read(stored.key);
    res.writeHead(200, { ...headers, 'content-length': stored.size });
    if (!bytes) return void res.end();
    await streamTo(res, bytes);
  }

  return async (request, req, res) => {
    const { file, name } = request;
    const variant = name === encodeURIComponent(file.fileName) ? 'original' : parseVariantName(name, originalOf(file));
    if (variant === 'original') return false;
    const found = variant === 'none' ? null : await variantOf(file, variant);
    if (found && variant !== 'none') {
      const final = found.final && isVariantName(name, originalOf(file), variant);
      await send(request, { ...found, final }, { req, res });
      return true;
    }
    // If the variant cannot be made now, redirect to the original; the next request tries again.
    const headers = { 'cache-control': 'no-store' };
    if (variant === 'none')
      res.writeHead(404, { ...headers, 'content-type': 'text/plain; charset=utf-8' }).end('Not Found');
    else res.writeHead(302, { ...headers, location: `${encodeURIComponent(file.fileName)}?v=${file.revision}` }).end();
    return true;
  };
}
