import { hasFeeStructure } from '@polyphony/domain/courses/feeStructure.js';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldScope } from '../../fields/binding/FieldScope';
import { RuleInputs } from '../../fields/RuleInputs';
import { same } from '../../records/formValues';

const NAME = 'feeStructure';

/** The fees of the one course that has them, by the slug in the form (SPEC-D117). */
export function FeeStructure() {
  const { record, reference } = useFieldScope();
  const { formState, getValues, setValue } = useFormContext<Readonly<Record<string, unknown>>>();
  const typed: unknown = useWatch({ name: 'slug' });
  const visible = hasFeeStructure(reference ? record?.slug : typed);
  const before = formState.defaultValues;
  const isTyped = (name: string) => !same(getValues(name), before?.[name]);
  const aside = useRef<unknown>(null);
  // Of fees that nobody sees only the stored ones are in the form: a wrong one could not be mended.
  const arrange = useEffectEvent((isVisible: boolean) => {
    if (!isVisible && isTyped(NAME)) {
      aside.current = getValues(NAME);
      setValue(NAME, before?.[NAME] ?? [], { shouldDirty: true });
    } else if (isVisible) {
      // Not where the form was reset, or has got fees from elsewhere.
      if (aside.current && isTyped('slug') && !isTyped(NAME)) setValue(NAME, aside.current, { shouldDirty: true });
      aside.current = null;
    }
  });
  useEffect(() => arrange(visible), [visible]);
  return visible ? <RuleInputs names={[NAME]} /> : null;
}
