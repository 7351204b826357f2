import { hasFeeStructure } from '@polyphony/domain/courses/feeStructure.js';
import { useWatch } from 'react-hook-form';
import { useFieldScope } from '../../fields/binding/FieldScope';
import { RuleInputs } from '../../fields/RuleInputs';

/** The fees of the one course that has them, by the slug in the form (SPEC-D117). */
export function FeeStructure() {
  const { record, reference } = useFieldScope();
  const typed: unknown = useWatch({ name: 'slug' });
  return hasFeeStructure(reference ? record?.slug : typed) ? <RuleInputs names={['feeStructure']} /> : null;
}
