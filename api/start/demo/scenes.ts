import type { DemoPicture } from './pictures.js';
import { river } from './river.js';

/** Scenes in cut paper under the light of a window, drawn for this product: no licence travels with them. */
const fileOf = (name: string): URL => new URL(`./scenes/${name}.webp`, import.meta.url);

export type SceneName =
  'bookbinding' | 'calligraphy' | 'indigo' | 'kitchen' | 'language' | 'lanterns' | 'mountain' | 'presses' | 'river';

/** The pictures of events, of which the pages show some as well. */
export const scenes: readonly DemoPicture<SceneName>[] = [
  {
    name: 'bookbinding',
    source: fileOf('bookbinding'),
    alt: {
      en: 'Marbled paper and a bound notebook beside thread and needle',
      ar: 'ورق مرخّم ودفتر مجلّد بجانب خيط وإبرة',
    },
    focus: { x: 0.55, y: 0.45 },
  },
  {
    name: 'calligraphy',
    source: fileOf('calligraphy'),
    alt: { en: 'An Arabic letter written with a reed pen, beside ink', ar: 'حرف عربي مكتوب بقلم قصب بجانب الحبر' },
    focus: { x: 0.48, y: 0.45 },
  },
  {
    name: 'indigo',
    source: fileOf('indigo'),
    alt: { en: 'Five indigo cloths on a line above a vat', ar: 'خمس قطع قماش نيلية على حبل فوق وعاء الصبغ' },
    focus: { x: 0.5, y: 0.4 },
  },
  {
    name: 'kitchen',
    source: fileOf('kitchen'),
    alt: { en: 'Lemons and bowls of spices on a tiled table', ar: 'ليمون وأوعية بهارات على طاولة مبلّطة' },
  },
  {
    name: 'language',
    source: fileOf('language'),
    alt: { en: 'Letters of several scripts cut from paper', ar: 'حروف من كتابات عدّة مقصوصة من الورق' },
    focus: { x: 0.4, y: 0.4 },
  },
  {
    name: 'lanterns',
    source: fileOf('lanterns'),
    alt: { en: 'Paper lanterns above a river at night', ar: 'فوانيس ورقية فوق نهر في الليل' },
    focus: { x: 0.5, y: 0.4 },
  },
  {
    name: 'mountain',
    source: fileOf('mountain'),
    alt: { en: 'Mountain ridges at dawn above a forest', ar: 'قمم جبال عند الفجر فوق غابة' },
    focus: { x: 0.45, y: 0.4 },
  },
  {
    name: 'presses',
    source: fileOf('presses'),
    alt: { en: 'Printed letters and shapes on overlapping sheets', ar: 'حروف وأشكال مطبوعة على أوراق متراكبة' },
    focus: { x: 0.55, y: 0.5 },
  },
  {
    name: 'river',
    source: river,
    alt: { en: 'A river between birches and green hills', ar: 'نهر بين أشجار البتولا وتلال خضراء' },
    focus: { x: 0.75, y: 0.2 },
  },
];
