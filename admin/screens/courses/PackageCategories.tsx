import { useFormContext, useWatch } from 'react-hook-form';
import { FlagInput } from '../../fields/FlagInput';
import { TextListInput } from '../../fields/repeater/TextListInput';
import { useFieldScope } from '../../fields/binding/FieldScope';

const SWITCH = 'packageCategoriesSwitch';
const NAMES = 'packageCategories';

/** Whether packages of the course are of categories. On gives two entries to fill, off takes all away (COURSE-051, COURSE-052). */
export function CategorySwitch() {
  const { setValue } = useFormContext();
  const reset = (on: boolean) => setValue(NAMES, on ? ['', ''] : [], { shouldDirty: true });
  return <FlagInput name={SWITCH} wide onSwitched={reset} />;
}

/** The categories in the language of the form, while the switch is on. */
export function CategoryNames() {
  const { record, reference } = useFieldScope();
  const switched: unknown = useWatch({ name: SWITCH });
  const on = reference ? record?.[SWITCH] === true : switched === true;
  return on ? <TextListInput name={NAMES} noun="labels.category" /> : null;
}
