import type { FocalPoint } from '@polyphony/domain/files/focalPoint.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import sharp from 'sharp';
import type { Context } from '../../context.js';
import type { RecordStores } from '../../records/store/loaders.js';
import { keysOf } from '../../platform/values.js';
import { scenes, type SceneName } from './scenery.js';

/** Alternative text of each demo picture. */
const ALT: Readonly<Record<SceneName, { readonly en: string; readonly ar: string }>> = {
  bookbinding: {
    en: 'A stack of bound books beside an open notebook and a needle',
    ar: 'كتب مجلّدة بجانب دفتر مفتوح وإبرة',
  },
  dawn: { en: 'A monastery on a cliff at dawn, with prayer flags', ar: 'دير على حافة جبل عند الفجر مع رايات الصلاة' },
  presses: { en: 'Printed sheets hung up to dry', ar: 'أوراق مطبوعة معلّقة لتجف' },
  indigo: { en: 'Five indigo cloths on a line', ar: 'خمس قطع قماش نيلية على حبل' },
  lanterns: { en: 'Lanterns above a crowd at night', ar: 'فوانيس فوق جمهور في الليل' },
  river: { en: 'A river between birches and green hills', ar: 'نهر بين أشجار البتولا وتلال خضراء' },
  letters: { en: 'A painted capital letter on a screen', ar: 'حرف كبير مزخرف على شاشة' },
};

/** Focal points that crops of demo pictures keep in view, where those are not in the middle. */
const FOCUS: Readonly<Partial<Record<SceneName, FocalPoint>>> = {
  bookbinding: { x: 0.7, y: 0.65 },
  dawn: { x: 0.82, y: 0.42 },
  lanterns: { x: 0.75, y: 0.3 },
  river: { x: 0.75, y: 0.2 },
};

/** A picture to draw: the name of its file, the drawing, and what it shows in English and Arabic. */
export interface DemoPicture<Name extends string = string> {
  readonly name: Name;
  readonly svg: string;
  readonly alt: { readonly en: string; readonly ar: string };
  /** The middle without one. */
  readonly focus?: FocalPoint;
}

const drawn = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();

/** Draws pictures into the library. Returns their file ids by name. */
export async function writePictures<Name extends string>(
  stores: RecordStores,
  pictures: readonly DemoPicture<Name>[],
  contextNow: () => Promise<Context>,
): Promise<ReadonlyMap<Name, string>> {
  const context = await contextNow();
  const written = await Promise.all(
    pictures.map(async ({ name, svg, alt, focus }) => {
      const file = await context.services.fileLibrary.importFile(await drawn(svg), `${name}.jpg`, context);
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

/** The pictures of events. */
export const eventPictures: readonly DemoPicture<SceneName>[] = keysOf(scenes).map((name) => {
  const focus = FOCUS[name];
  return { name, svg: scenes[name], alt: ALT[name], ...(focus && { focus }) };
});
