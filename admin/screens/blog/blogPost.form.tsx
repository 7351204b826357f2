import { blogPost } from '@polyphony/domain/kinds/blogPost.js';
import { blogPostOperations as operations } from '../../graphql/generated/operations/blogPost';
import { blogCategoryOperations } from '../../graphql/generated/operations/blogCategory';
import { ArticleFields } from '../../records/form/ArticleFields';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: blogPost,
  operations,
  Fields: () => <ArticleFields kind={blogPost} categories={blogCategoryOperations.options} />,
});
