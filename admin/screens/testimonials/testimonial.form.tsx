import { testimonial } from '@polyphony/domain/kinds/testimonial.js';
import { RatingInput } from '../../fields/RatingInput';
import { RuleInputs } from '../../fields/RuleInputs';
import { testimonialOperations as operations } from '../../graphql/generated/operations/testimonial';
import { formScreen } from '../../records/screen';

export const screen = formScreen({
  kind: testimonial,
  operations,
  Fields: () => (
    <RuleInputs names={Object.keys(testimonial.rules.fields)} own={{ rating: <RatingInput name="rating" /> }} />
  ),
});
