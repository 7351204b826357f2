import { newsArticle } from '@polyphony/domain/kinds/newsArticle.js';
import { newsArticleOperations as operations } from '../../graphql/generated/operations/newsArticle';
import { newsCategoryOperations } from '../../graphql/generated/operations/newsCategory';
import { ArticleFields } from '../../records/form/ArticleFields';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: newsArticle,
  operations,
  Fields: () => <ArticleFields kind={newsArticle} categories={newsCategoryOperations.options} />,
});
