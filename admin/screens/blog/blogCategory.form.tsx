import { blogCategory } from '@polyphony/domain/kinds/blogCategory.js';
import { blogCategoryOperations as operations } from '../../graphql/generated/operations/blogCategory';
import { CategoryFields } from '../../records/form/CategoryFields';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: blogCategory,
  operations,
  Fields: () => <CategoryFields options={operations.options} />,
});
