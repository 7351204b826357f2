import { course } from '@polyphony/domain/kinds/course.js';
import { SectionedInputs } from '../../fields/SectionedInputs';
import { courseOperations as operations } from '../../graphql/generated/operations/course';
import { formScreen } from '../../records/screen';
import { CoursePackages } from './CoursePackages';
import { FeeStructure } from './FeeStructure';
import { CategoryNames, CategorySwitch } from './PackageCategories';

const own = {
  packageCategoriesSwitch: <CategorySwitch />,
  packageCategories: <CategoryNames />,
  feeStructure: <FeeStructure />,
};

export const screen = formScreen({
  kind: course,
  operations,
  Fields: () => <SectionedInputs kind={course} own={own} below={{ 'section-6': <CoursePackages /> }} />,
  sitePath: ({ slug }) => `/courses/${slug}`,
});
