import { hasFeeStructure } from '@polyphony/domain/courses/feeStructure.js';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldScope } from '../../fields/binding/FieldScope';
import { RuleInputs } from '../../fields/RuleInputs';

const NAME = 'feeStructure';

/** The fees of the one course that has them, by the slug in the form (SPEC-D117). */
export function FeeStructure() {
  const { record, reference } = useFieldScope();
  const { getValues, resetField, setValue } = useFormContext();
  const typed: unknown = useWatch({ name: 'slug' });
  const shown = hasFeeStructure(reference ? record?.slug : typed);
  const aside = useRef<unknown>(null);
  // Of fees that nobody sees only the stored ones are in the form: a wrong one could not be mended.
  useEffect(() => {
    if (!shown) {
      aside.current = getValues(NAME);
      resetField(NAME);
    } else if (aside.current) setValue(NAME, aside.current, { shouldDirty: true });
  }, [shown, getValues, resetField, setValue]);
  return shown ? <RuleInputs names={[NAME]} /> : null;
}
