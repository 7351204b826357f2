import { newsCategory } from '@polyphony/domain/kinds/newsCategory.js';
import { newsCategoryOperations as operations } from '../../graphql/generated/operations/newsCategory';
import { CategoryFields } from '../../records/form/CategoryFields';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: newsCategory,
  operations,
  Fields: () => <CategoryFields options={operations.options} />,
});
