import type { FocalPoint } from '@polyphony/domain/files/focalPoint.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Context } from '../../context.js';
import type { RecordStores } from '../../records/store/loaders.js';

/** A picture: the name of its file, what is drawn, and what it shows in English and Arabic. */
export interface DemoPicture<Name extends string = string> {
  readonly name: Name;
  /** A drawing in SVG, or the file of a picture beside the code. */
  readonly source: string | URL;
  readonly alt: { readonly en: string; readonly ar: string };
  /** The middle without one. */
  readonly focus?: FocalPoint;
}

const drawn = (source: string | URL): Promise<Buffer> =>
  sharp(typeof source === 'string' ? Buffer.from(source) : fileURLToPath(source))
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();

/** Draws pictures into the library. Returns their file ids by name. */
export async function writePictures<Name extends string>(
  stores: RecordStores,
  pictures: readonly DemoPicture<Name>[],
  contextNow: () => Promise<Context>,
): Promise<ReadonlyMap<Name, string>> {
  const context = await contextNow();
  const written = await Promise.all(
    pictures.map(async ({ name, source, alt, focus }) => {
      const file = await context.services.fileLibrary.importFile(await drawn(source), `${name}.jpg`, context);
      if ('refusal' in file) throw new Error(`Demo picture ${name}: ${inEnglish(file.refusal)}`);
      return { name, alt, id: file.id, point: focus && { focusX: focus.x, focusY: focus.y } };
    }),
  );
  const files = stores.of('file');
  for (const { id, alt, point } of written) {
    await files.update(id, { altText: alt.en, ...point }, null, context);
    await files.translate(id, 'ar', { altText: alt.ar }, null, context);
  }
  return new Map(written.map(({ name, id }) => [name, id]));
}
