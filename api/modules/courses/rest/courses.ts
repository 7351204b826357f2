import { course } from '@polyphony/domain/kinds/course.js';
import { coursePackage } from '@polyphony/domain/kinds/coursePackage.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';
import { rowsBelow } from '../../../records/rest/rowsBelow.js';
import { packageNames } from './packageNames.js';

const packages = rowsBelow(coursePackage, 'packages', packageNames);
const listedPackages = rowsBelow(coursePackage, 'packages', packageNames, 'list');

export const courses = kindRoutes(course, {
  group: 'Courses',
  about: 'Training courses with their texts, pictures, questions and package categories.',
  path: '/api/courses',
  rows: {
    create: 'REST-169',
    view: 'REST-170',
    details: 'REST-171',
    update: 'REST-172',
    delete: 'REST-173',
    'toggle-active-status': 'REST-174',
    'toggle-featured-status': 'REST-175',
  },
  client: {
    path: '/api/client/courses/list',
    source: 'REST-176',
    details: { path: '/api/client/courses/details', source: 'REST-177' },
    more: packages,
    listed: listedPackages,
  },
  ids: ['courseId'],
  keys: {
    names: ['slug', 'courseSlug'],
    document: 'query key($id: ID, $key: String) { result: courseIdOf(slug: $key, id: $id) }',
  },
  savesByLanguage: true,
  names: {
    faqQNA: 'questions',
    galaryImages: 'galleryImages',
    optionsCard: 'optionCards',
    packageFeeStructure: 'feeStructure',
    isActive: 'active',
    isFeatured: 'featured',
  },
});
