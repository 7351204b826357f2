import { plainPicture } from '@polyphony/domain/files/pictures.js';
import { Picture } from '../../components/Picture.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import type { Visit } from '../../visit/visit.js';
import type { PublishedCourse } from './course.js';

/** The widest picture that opens from the gallery, in pixels. */
const OPENED_MAX = 1920;

/**
 * Pictures of a course. Each leads to itself at its full size; where scripts run, `client/gallery.ts` shows it in a dialog
 * with the words that the list has for it.
 */
export function Gallery({ course, visit }: { course: PublishedCourse; visit: Visit }) {
  const { course: texts } = visit.texts;
  const files = course.galleryImages.flatMap(({ id, imageFile }) =>
    imageFile?.fileType.startsWith('image/') ? [{ id, file: imageFile }] : [],
  );
  if (files.length === 0) return null;
  const nameOf = (name: string, value: string | null) =>
    value ? format(visit.texts.site.named, { name, value }) : name;
  return (
    <section className="course__section" aria-labelledby="gallery">
      <h2 id="gallery">{texts.gallery}</h2>
      <ul
        className="gallery"
        data-gallery=""
        data-close={texts.close}
        data-next={texts.next}
        data-previous={texts.previous}
      >
        {files.map(({ id, file }, at) => (
          <li key={id}>
            <a
              href={plainPicture(file, OPENED_MAX).url}
              data-place={format(texts.picture, { number: at + 1, count: files.length })}
              aria-label={nameOf(format(texts.open, { number: at + 1, count: files.length }), file.altText)}
            >
              <Picture file={file} sizes="(width < 44rem) 47vw, 20rem" maxWidth={960} className="picture--filled" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
