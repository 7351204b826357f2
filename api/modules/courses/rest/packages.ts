import { coursePackage } from '@polyphony/domain/kinds/coursePackage.js';
import { kindRoutes } from '../../../records/rest/kindRoutes.js';
import { packageNames } from './packageNames.js';

export const packages = kindRoutes(coursePackage, {
  group: 'Course packages',
  about: 'What courses are offered as: prices, terms and features.',
  path: '/api/courses/packages',
  rows: {
    create: 'REST-178',
    view: 'REST-179',
    details: 'REST-180',
    update: 'REST-181',
    delete: 'REST-182',
    'toggle-active-status': 'REST-183',
    'toggle-featured-status': 'REST-184',
  },
  more: {
    selection: 'course { id slug title }',
    fields: [
      {
        name: 'courseDetails',
        from: 'course',
        view: {
          name: 'CourseOfPackage',
          type: 'Course',
          fields: [
            { name: '_id', from: 'id' },
            { name: 'slug', from: 'slug' },
            { name: 'title', from: 'title' },
          ],
        },
      },
    ],
  },
  ids: ['packageId'],
  keys: {
    names: ['courseSlug', 'slug'],
    document: 'query key($id: ID!, $key: String) { result: coursePackageIdOf(id: $id, courseSlug: $key) }',
  },
  filterNames: { courseSlug: 'courseId' },
  savesByLanguage: true,
  names: packageNames,
});
