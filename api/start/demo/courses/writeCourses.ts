import type { RecordStores } from '../../../records/store/loaders.js';
import { writeRecords, type ContextNow } from '../demoContent.js';
import { writePictures } from '../pictures.js';
import type { DemoRecord } from '../records.js';
import { bookCourses } from './bookCourses.js';
import { drawnIn, LIGHTS, type Light } from './courseScenes.js';
import { craftCourses } from './craftCourses.js';
import type { DemoCourse } from './demoCourse.js';
import { outdoorCourses } from './outdoorCourses.js';

const IN_LIGHT: Readonly<Record<Light, { readonly en: string; readonly ar: string }>> = {
  day: { en: 'by day', ar: 'في النهار' },
  dusk: { en: 'at dusk', ar: 'عند الغروب' },
  night: { en: 'at night', ar: 'في الليل' },
};

const courses: readonly DemoCourse[] = [...bookCourses, ...craftCourses, ...outdoorCourses];

const picturesOf = ({ picture: { scene, en, ar } }: DemoCourse) =>
  LIGHTS.map((light) => ({
    name: `${scene}-${light}`,
    source: drawnIn(scene, light),
    alt: { en: `${en}, ${IN_LIGHT[light].en}`, ar: `${ar}، ${IN_LIGHT[light].ar}` },
  }));

/** Writes courses with their own pictures, and the packages of each. */
export async function writeCourses(stores: RecordStores, contextNow: ContextNow): Promise<void> {
  const files = await writePictures(stores, courses.flatMap(picturesOf), contextNow);
  const records = courses.map(({ en, ar, flags, picture: { scene } }): DemoRecord => {
    const pictures = LIGHTS.map((light) => files.get(`${scene}-${light}`));
    const [image] = pictures;
    return { en: { ...en, image, galleryImages: pictures.map((file) => ({ image: file })) }, ar, flags };
  });
  await writeRecords(stores, 'course', records, contextNow);
  const packages = courses.flatMap(({ en: { slug }, packages: offered }) =>
    offered.map((record): DemoRecord => ({ ...record, links: { courseId: ['course', slug] } })),
  );
  await writeRecords(stores, 'coursePackage', packages, contextNow);
}
