import type { ReactNode } from 'react';
import { Picture } from '../components/Picture.js';
import type { PictureFileFragment } from '../generated/graphql.js';

interface SplitProps {
  readonly image: PictureFileFragment | null;
  /** Id of the heading among the words. */
  readonly labelledBy: string;
  /** Whether the picture comes after the words. */
  readonly imageLast?: boolean;
  /** The words beside the picture. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** Words beside a picture; below each other on narrow screens. */
export function Split({ image, labelledBy, imageLast = false, children, below }: SplitProps) {
  return (
    <section className="wrap section" aria-labelledby={labelledBy}>
      <div className={`split${imageLast ? ' split--last' : ''}${image ? '' : ' split--alone'}`}>
        {image && (
          <Picture
            file={image}
            sizes="(width < 56rem) 94vw, 36rem"
            maxWidth={1200}
            className="split__picture picture--filled"
          />
        )}
        <div className="split__words">{children}</div>
      </div>
      {below}
    </section>
  );
}
