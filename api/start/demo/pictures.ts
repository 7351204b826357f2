import { inEnglish } from '@polyphony/domain/messages/languages.js';
import sharp from 'sharp';
import type { Context } from '../../context.js';
import type { RecordStores } from '../../records/read/loaders.js';
import { scenes, type SceneName } from './scenery.js';

/** What each demo picture shows. */
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

const drawn = (name: SceneName): Promise<Buffer> =>
  sharp(Buffer.from(scenes[name])).jpeg({ quality: 84, mozjpeg: true }).toBuffer();

/** Puts the demo pictures into the library. Returns their file ids. */
export async function writeDemoPictures(
  stores: RecordStores,
  contextNow: () => Promise<Context>,
): Promise<Readonly<Record<SceneName, string>>> {
  const context = await contextNow();
  const written = await Promise.all(
    (Object.keys(scenes) as SceneName[]).map(async (name) => {
      const file = await context.services.fileLibrary.importFile(await drawn(name), `${name}.jpg`, context);
      if ('refusal' in file) throw new Error(`Demo picture ${name}: ${inEnglish(file.refusal)}`);
      return [name, file.id] as const;
    }),
  );
  const files = stores.of('file');
  for (const [name, id] of written) {
    await files.update(id, { altText: ALT[name].en }, null, context);
    await files.translate(id, 'ar', { altText: ALT[name].ar }, null, context);
  }
  return Object.fromEntries(written) as Record<SceneName, string>;
}
