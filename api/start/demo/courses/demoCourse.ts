import type { DemoRecord } from '../records.js';
import type { CourseScene } from './courseScenes.js';

/** A demo course with its packages, and what its pictures show. */
export interface DemoCourse extends DemoRecord {
  readonly en: DemoRecord['en'] & { readonly slug: string };
  readonly picture: { readonly scene: CourseScene; readonly en: string; readonly ar: string };
  readonly packages: readonly DemoRecord[];
}

/** A package: its price and place among the others, and its texts in both languages. */
export const offer = (
  price: string,
  orderNumber: number,
  en: DemoRecord['en'],
  ar: NonNullable<DemoRecord['ar']>,
  flags: DemoRecord['flags'] = {},
): DemoRecord => ({ en: { price, orderNumber, ...en }, ar, flags });

/** Features by their titles. */
export const features = (...titles: readonly string[]): readonly { readonly title: string }[] =>
  titles.map((title) => ({ title }));
