import { FOCUS_MIDDLE, focusPercent } from '@polyphony/domain/files/focalPoint.js';
import { pictureSources, plainPicture } from '@polyphony/domain/files/pictures.js';
import type { PictureFileFragment } from '../generated/graphql.js';

interface PictureProps {
  /** Null if the record has no image or a missing one: a placeholder is shown instead. */
  readonly file: PictureFileFragment | null | undefined;
  /** The `sizes` attribute: the width it is displayed with. */
  readonly sizes: string;
  /** Maximum displayed width in pixels. */
  readonly maxWidth: number;
  /** Seen at once, and so loaded before all else; others are loaded when they come near. */
  readonly first?: boolean;
  readonly className?: string;
  /** Placeholder that is shown without a picture: those of one `hue` have the same colours. */
  readonly placeholder?: { readonly hue: string; readonly motif: string };
}

/** So many of each the styles have. */
const HUES = 5;
const MOTIFS = 3;

/** A number below `count` that depends on the text alone. */
const oneOf = (count: number, text: string): number =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7) % count;

/** A coordinate for the style sheet: '07', nothing for the middle. */
const focusMark = (coordinate: number): string | undefined =>
  coordinate === FOCUS_MIDDLE ? undefined : String(focusPercent(coordinate)).padStart(2, '0');

/**
 * A responsive image of the library. Its width and height reserve its place, and a blurred preview fills it until it is
 * loaded. Where its frame crops it, its focal point stays in view. Without alt text it is decorative.
 */
export function Picture({ file, sizes, maxWidth, first = false, className = '', placeholder }: PictureProps) {
  const frame = `picture ${className}`.trimEnd();
  if (!file || !file.fileType.startsWith('image/'))
    return (
      <span
        className={`${frame} picture--none`}
        aria-hidden="true"
        data-hue={placeholder && oneOf(HUES, placeholder.hue)}
        data-motif={placeholder && oneOf(MOTIFS, placeholder.motif)}
      />
    );
  const sources = pictureSources(file, maxWidth);
  return (
    <span className={frame} data-focus-x={focusMark(file.focusX)} data-focus-y={focusMark(file.focusY)}>
      {file.placeholder && <img className="picture__blur" src={file.placeholder} alt="" aria-hidden="true" />}
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          src={plainPicture(file, maxWidth).url}
          alt={file.altText ?? ''}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}
