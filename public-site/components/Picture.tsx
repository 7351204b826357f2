import { pictureSources, plainPicture } from '@polyphony/domain/pictures.js';
import type { PictureFileFragment } from '../generated/graphql.js';

interface PictureProps {
  /** Nothing where the record has none, or has one that is gone: the placeholder picture stands in its place. */
  readonly file: PictureFileFragment | null | undefined;
  /** How wide it is shown, as the attribute `sizes` says it. */
  readonly sizes: string;
  /** Pixels beyond which no screen shows it here. */
  readonly maxWidth: number;
  /** Seen at once, and so loaded before all else; others are loaded when they come near. */
  readonly first?: boolean;
  readonly className?: string;
  /** Which placeholder is shown without a picture: those of one `hue` have the same colours. */
  readonly placeholder?: { readonly hue: string; readonly motif: string };
}

/** So many of each the styles have. */
const HUES = 5;
const MOTIFS = 3;

/** A number below `count` that depends on the text alone. */
const oneOf = (count: number, text: string): number =>
  [...text].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7) % count;

/**
 * A picture of the library in the size and format that suits the browser. Its place is kept before it is there: by its
 * width and height, and filled by a blur of it. A picture without a text of its own is decoration to those who cannot see it.
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
    <span className={frame}>
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
