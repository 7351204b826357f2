import type { SyntheticEvent } from 'react';
import { focusPosition } from '@polyphony/domain/files/focalPoint.js';
import type { FocusedPicture, Picture } from '@polyphony/domain/files/pictures.js';
import { smallVariant } from '../../ui/smallVariant';

type Pictured<Field extends string> = { readonly [F in Field]?: FocusedPicture | null };

/** Shows the whole picture where the small one is missing. */
function showWhole({ currentTarget: image }: SyntheticEvent<HTMLImageElement>, { url }: Picture): void {
  const whole = new URL(url, window.location.href).href;
  if (image.src !== whole) image.src = whole;
}

/** A column with a small picture of each record. It is decorative: the record's name is beside it. */
export const imageColumn = <Field extends string>(field: Field) =>
  ({
    field,
    header: 'labels.image',
    width: 60,
    screenOnly: true,
    show: (row: Pictured<Field>) => {
      const picture = row[field];
      return picture ? (
        <img
          key={picture.url}
          className="record-picture"
          src={smallVariant(picture)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          style={{ objectPosition: focusPosition({ x: picture.focusX, y: picture.focusY }) }}
          onError={(event) => showWhole(event, picture)}
        />
      ) : null;
    },
  }) as const;
