import type { FocalPoint } from '@polyphony/domain/files/focalPoint.js';
import {
  PICTURE_WIDTHS,
  VARIANT_TYPES,
  variantFormats,
  variantWidths,
  type VariantFormat,
} from '@polyphony/domain/files/pictures.js';
import { SHARED_CROP_NAME, sharedCrop, sharedCropName, type SharedCrop } from '@polyphony/domain/files/sharedCrop.js';
import { withLease } from '../../platform/database/lease.js';
import type { Storage, StoredObject } from '../../storage/storage.js';
import { rangeOf, storedSource } from '../inspect/inspection.js';
import { variantKey } from '../keys.js';
import { isolated } from './isolated.js';
import { pictureWork, type PictureWorkOptions } from './pictureWork.js';

/** The properties of an image that its variants depend on. */
export interface Original {
  readonly id: string;
  /** Its key in the storage. */
  readonly key: string;
  readonly type: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Incremented when the content is replaced. */
  readonly revision: number;
  readonly focus: FocalPoint;
}

export interface Variant {
  /** In pixels. */
  readonly width: number;
  readonly format: VariantFormat;
  /** The part of the picture that is shown, around its focal point; without it, all of it. */
  readonly crop?: SharedCrop;
}

/** A variant in the storage. */
export interface StoredVariant {
  readonly key: string;
  readonly type: string;
  readonly size: number;
}

const NAME = /^(\d{1,6})\.(avif|webp|png|jpg)$/;

/**
 * Parses the name after an image's id and token: one of its possible variants, 'original' for any other file name, or
 * 'none' for a variant it cannot have. The number of variants is bounded by the widths and formats.
 */
export function parseVariantName(name: string, original: Original): Variant | 'original' | 'none' {
  const { type } = original;
  if (SHARED_CROP_NAME.test(name)) return cropOf(original) ?? 'none';
  const [, digits, ending] = NAME.exec(name) ?? [];
  if (digits === undefined) return 'original';
  const width = Number(digits);
  const formats = variantFormats(type);
  if (formats.length === 0) return PICTURE_WIDTHS.some((each) => each === width) ? 'original' : 'none';
  const format = formats.find((each) => each === ending);
  return format && variantWidths(original.width).includes(width) ? { width, format } : 'none';
}

/** The crop around the focal point that the picture has now, whatever the name in the address says. */
function cropOf({ type, width, height, focus }: Original): Variant | null {
  const crop = width && height ? sharedCrop(type, { width, height }, focus) : null;
  return crop && { width: crop.width, format: 'jpg', crop };
}

const nameOf = ({ focus }: Original, { width, format, crop }: Variant) =>
  crop ? sharedCropName(focus) : `${width}.${format}`;

/** Whether a name is that of the variant: a crop may be requested by the name of an earlier focal point. */
export const isVariantName = (name: string, original: Original, variant: Variant): boolean =>
  name === nameOf(original, variant);

/** Key of a stored variant; another one once the picture was replaced or, for a crop, has another focal point. */
export const keyOf = (original: Original, variant: Variant): string =>
  variantKey(original.id, original.revision, nameOf(original, variant));

const storedAs = (key: string, { format }: Variant, { size }: Pick<StoredObject, 'size'>): StoredVariant => ({
  key,
  type: VARIANT_TYPES[format],
  size,
});

/** The variant if it exists already, else null. */
export async function findVariant(
  original: Original,
  variant: Variant,
  storage: Storage,
): Promise<StoredVariant | null> {
  const key = keyOf(original, variant);
  const object = await storage.head(key);
  return object && storedAs(key, variant, object);
}

/** Variants being made, by storage and key. */
const making = new WeakMap<Storage, Map<string, Promise<StoredVariant>>>();

export interface MakeOptions extends PictureWorkOptions {
  /** Whether the image still exists and is unchanged; called once the variant is written. */
  readonly isCurrent: () => Promise<boolean>;
}

/**
 * Makes a variant and stores it. Concurrent callers, in all processes, share one computation.
 * @throws PicturesBusy | ObjectMissing when the image is gone | Error when it cannot be made
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
  const running = underWay.get(key);
  if (running) return running;
  const pixels = (original.width ?? 0) * (original.height ?? 0);
  const work = () => make(original, variant, storage, options);
  const promise = pictureWork(pixels, work, options).finally(() => underWay.delete(key));
  underWay.set(key, promise);
  return promise;
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
    const bytes = await isolated('encode', await rangeOf(source, 0, original.size), variant);
    await storage.write(key, bytes, VARIANT_TYPES[variant.format]);
    // If the image was deleted or replaced meanwhile, its variants were removed before this one existed.
    if (!(await isCurrent())) await storage.remove(key);
    return storedAs(key, variant, { size: bytes.length });
  });
}
