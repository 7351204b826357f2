import {
  PICTURE_WIDTHS,
  VARIANT_TYPES,
  variantFormats,
  variantWidths,
  type VariantFormat,
} from '@polyphony/domain/pictures.js';
import { withLease } from '../../platform/lease.js';
import type { Storage, StoredObject } from '../../storage/storage.js';
import { rangeOf, storedSource } from '../inspect/inspection.js';
import { encode } from './encode.js';
import { pictureWork, type PictureWorkOptions } from './pictureWork.js';

/** What is known of a picture that variants are made of. */
export interface Original {
  readonly id: string;
  /** Where it is in the storage. */
  readonly key: string;
  readonly type: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Counts what its content was replaced by. */
  readonly revision: number;
}

export interface Variant {
  readonly width: number;
  readonly format: VariantFormat;
}

/** A variant that is made. */
export interface StoredVariant {
  readonly key: string;
  readonly type: string;
  readonly size: number;
}

const NAME = /^(\d{1,6})\.(avif|webp|jpg)$/;

/**
 * What a name behind a picture's id asks for: one of the variants it can have, the picture as it is, or nothing that there
 * is. A picture has as many variants as there are widths and formats, whatever is asked for.
 */
export function variantNamed(name: string, { type, width }: Original): Variant | 'original' | 'none' {
  const [, digits, ending] = NAME.exec(name) ?? [];
  if (digits === undefined) return 'original';
  const asked: Variant = { width: Number(digits), format: ending as VariantFormat };
  const formats = variantFormats(type);
  if (formats.length === 0) return PICTURE_WIDTHS.some((each) => each === asked.width) ? 'original' : 'none';
  return formats.includes(asked.format) && variantWidths(width).includes(asked.width) ? asked : 'none';
}

const keyOf = ({ id, revision }: Original, { width, format }: Variant) =>
  `variants/${id}/${revision}/${width}.${format}`;

const storedAs = (key: string, { format }: Variant, { size }: Pick<StoredObject, 'size'>): StoredVariant => ({
  key,
  type: VARIANT_TYPES[format],
  size,
});

/** The variant of a picture where it is made already. */
export async function findVariant(
  original: Original,
  variant: Variant,
  storage: Storage,
): Promise<StoredVariant | null> {
  const key = keyOf(original, variant);
  const object = await storage.head(key);
  return object && storedAs(key, variant, object);
}

/** What is under way of each storage, by the key of the variant. */
const making = new WeakMap<Storage, Map<string, Promise<StoredVariant>>>();

export interface MakeOptions extends PictureWorkOptions {
  /** Whether the picture is still there, and still this one: asked once the variant is written. */
  readonly isCurrent: () => Promise<boolean>;
}

/**
 * Makes a variant and keeps it in the storage, once: those who ask meanwhile wait for the same one, in this process and in
 * all others.
 * @throws PicturesBusy | ObjectMissing when the picture is gone | what sharp throws when it cannot be made
 */
export function makeVariant(
  original: Original,
  variant: Variant,
  storage: Storage,
  options: MakeOptions,
): Promise<StoredVariant> {
  const key = keyOf(original, variant);
  const underWay = making.get(storage) ?? new Map<string, Promise<StoredVariant>>();
  making.set(storage, underWay);
  const begun = underWay.get(key);
  if (begun) return begun;
  const pixels = (original.width ?? 0) * (original.height ?? 0);
  const work = () => make(original, variant, storage, options);
  const made = pictureWork(pixels, work, options).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

async function make(
  original: Original,
  variant: Variant,
  storage: Storage,
  { isCurrent }: MakeOptions,
): Promise<StoredVariant> {
  const key = keyOf(original, variant);
  return withLease(key, async () => {
    const before = await findVariant(original, variant, storage);
    if (before) return before;
    const source = storedSource(storage, original.key, original.size);
    const bytes = await encode(await rangeOf(source, 0, original.size), variant.width, variant.format);
    await storage.write(key, bytes, VARIANT_TYPES[variant.format]);
    // What was deleted or replaced meanwhile has removed its variants without this one.
    if (!(await isCurrent())) await storage.remove(key);
    return storedAs(key, variant, { size: bytes.length });
  });
}
