import { SVG_TYPE } from '@polyphony/domain/files/files.js';
import { plainPicture } from '@polyphony/domain/files/pictures.js';
import type { PictureFileFragment } from '../generated/graphql.js';
import type { Visit } from '../visit/visit.js';
import type { SharedPicture } from './head.js';

/** As wide as services that show shared pages ask for at most. */
const SHARED_MAX = 1280;

/** The first of the pictures that is there, for those who share the page: never an SVG, which they do not draw. */
export function sharedPicture(
  files: readonly (PictureFileFragment | null | undefined)[],
  visit: Visit,
): SharedPicture | null {
  const file = files.find((each) => each?.fileType.startsWith('image/') && each.fileType !== SVG_TYPE);
  if (!file) return null;
  const { url, width, height } = plainPicture(file, SHARED_MAX);
  return { url: new URL(url, visit.publicUrl).href, alt: file.altText ?? null, width, height };
}
