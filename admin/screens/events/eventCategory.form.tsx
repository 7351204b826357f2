import { eventCategory } from '@polyphony/domain/kinds/eventCategory.js';
import { eventCategoryOperations as operations } from '../../graphql/generated/operations/eventCategory';
import { CategoryFields } from '../../records/form/CategoryFields';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: eventCategory,
  operations,
  Fields: () => <CategoryFields options={operations.options} />,
  sitePath: ({ slug }) => `/event/category/${slug}`,
});
