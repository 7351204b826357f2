import { career } from '@polyphony/domain/kinds/career.js';
import { RuleInputs } from '../../fields/RuleInputs';
import { careerOperations as operations } from '../../graphql/generated/operations/career';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: career,
  operations,
  Fields: () => <RuleInputs names={Object.keys(career.rules.fields)} />,
  sitePath: ({ slug }) => `/careers/${slug}`,
});
