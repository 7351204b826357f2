import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { courseOperations } from '../../graphql/generated/operations/course';
import { coursePackageOperations as operations } from '../../graphql/generated/operations/coursePackage';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { orderNumberColumn, updatedColumn } from '../../records/columns/columns';
import { nameOrPlaceholder } from '../../records/format';
import { listScreen } from '../../records/screen';
import { text } from '../../texts/useT';
import { ListedPrice } from './ListedPrice';

export const screen = listScreen({
  kind: kindFacts.coursePackage,
  operations,
  cutName: 'packageTitle',
  editQuery: ({ course }) => `?lang=${baseLanguage()}${course ? `&course=${course.slug}` : ''}`,
  columns: [
    {
      field: 'course',
      header: 'labels.course',
      summary: true,
      show: ({ course }) =>
        course ? nameOrPlaceholder(course.title, text(screenTexts.defaultCourse)) : text(screenTexts.noCourse),
    },
    { field: 'type', width: 116, show: ({ type }) => nameOrPlaceholder(type, text(screenTexts.noType)) },
    {
      field: 'price',
      width: 116,
      show: ({ price }) => <ListedPrice price={price} />,
      exported: ({ price }) => price,
    },
    orderNumberColumn,
    updatedColumn,
  ],
  filters: [
    {
      param: 'course',
      field: 'courseId',
      bySlug: true,
      label: 'courses.filterByCourses',
      all: 'words.none',
      options: courseOperations.options,
      empty: screenTexts.noCourses,
    },
  ],
  empty: screenTexts.noData,
});
