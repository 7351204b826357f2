import { courseOperations as operations } from '../../graphql/generated/operations/course';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { orderNumberColumn, slugColumn, updatedColumn } from '../../records/columns/columns';
import { imageColumn } from '../../records/columns/imageColumn';
import { listScreen } from '../../records/screen';

export const screen = listScreen({
  kind: kindFacts.course,
  operations,
  columns: [imageColumn('imageFile'), slugColumn, orderNumberColumn, updatedColumn],
  empty: 'courses.noCoursesFound',
});
