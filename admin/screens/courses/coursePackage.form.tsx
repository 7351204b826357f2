import { coursePackage } from '@polyphony/domain/kinds/coursePackage.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { ReferenceInput } from '../../fields/choices/ReferenceInput';
import { RuleInputs } from '../../fields/RuleInputs';
import { courseOperations } from '../../graphql/generated/operations/course';
import { coursePackageOperations as operations } from '../../graphql/generated/operations/coursePackage';
import { formScreen } from '../../records/screen';
import { PriceInput } from './PriceInput';
import { TypeInput } from './TypeInput';

const own = {
  courseId: <ReferenceInput name="courseId" options={courseOperations.options} empty={screenTexts.noCourses} />,
  type: <TypeInput />,
  price: <PriceInput name="price" />,
};

export const screen = formScreen({
  kind: coursePackage,
  operations,
  Fields: () => <RuleInputs names={Object.keys(coursePackage.rules.fields)} own={own} />,
  sitePath: ({ course }) => (course ? `/courses/${course.slug}#packages` : null),
});
