import { cmsPage } from '@polyphony/domain/kinds/cmsPage.js';
import { RuleInputs } from '../../fields/RuleInputs';
import { cmsPageOperations as operations } from '../../graphql/generated/operations/cmsPage';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: cmsPage,
  operations,
  Fields: () => <RuleInputs names={['name', 'slug', 'metaTitle', 'metaImage', 'metaDescription']} />,
});
