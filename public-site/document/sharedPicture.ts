import { SVG_TYPE } from '@polyphony/domain/files/files.js';
import { sharedPictureOf } from '@polyphony/domain/files/sharedCrop.js';
import { plainPicture, transparentPicture } from '@polyphony/domain/files/pictures.js';
import type { PictureFileFragment } from '../generated/graphql.js';
import type { Visit } from '../visit/visit.js';
import type { SharedPicture } from './head.js';

/** As wide as services that show shared pages ask for at most. */
const SHARED_MAX = 1280;

/** Narrower pictures are shown small beside the title; the services that show shared pages name this width. */
const LARGE_MIN = 600;

type File = PictureFileFragment | null | undefined;

/** Whether those who share a page can show the file: an SVG they do not draw. */
const isDisplayable = (file: File): file is PictureFileFragment =>
  Boolean(file?.fileType.startsWith('image/')) && file?.fileType !== SVG_TYPE;

/**
 * The first of the pictures that is there, for those who share the page: cropped around its focal point where it is large
 * enough for that.
 */
export function sharedPicture(files: readonly File[], visit: Visit): SharedPicture | null {
  const file = files.find(isDisplayable);
  if (!file) return null;
  const { url, width, height } = sharedPictureOf(file) ?? plainPicture(file, SHARED_MAX);
  return { url: new URL(url, visit.publicUrl).href, alt: file.altText ?? null, width, height };
}

/** The full address of the logo in the settings, for programs; undefined where there is none. */
export function logoAddress({ settings, publicUrl }: Visit): string | undefined {
  const logo = settings.picture('logo_dark_image') ?? settings.picture('logo_white_image');
  return logo ? new URL(transparentPicture(logo, SHARED_MAX).url, publicUrl).href : undefined;
}

/** The same pictures, those first that are wide enough to be shown large. */
export const largeFirst = (files: readonly File[]): readonly File[] =>
  files.toSorted((one, other) => Number(isLarge(other)) - Number(isLarge(one)));

const isLarge = (file: File): boolean => (file?.width ?? 0) >= LARGE_MIN;

/** Format in which services show a page with this picture (Twitter cards). Unknown size counts as large. */
export const cardOf = ({ width }: SharedPicture): 'summary' | 'summary_large_image' =>
  width !== null && width < LARGE_MIN ? 'summary' : 'summary_large_image';
