import { entryListsOf } from '@polyphony/domain/validation/entryLists.js';
import { object, type ObjectShape } from 'yup';
import { useMemo } from 'react';
import { RuleInputs } from '../RuleInputs';
import { inScope, useFieldScope } from '../binding/FieldScope';
import { RepeaterInput } from './RepeaterInput';

interface ListInputsProps {
  /** The field of the kind's rules. */
  readonly name: string;
  /** What a person calls one entry: 'Question'. */
  readonly noun: string;
}

/** A list of entries, each with the inputs that the rules of its fields stand for, in their order. */
export const ListInputs = inScope(function ListInputs({ name, noun }: ListInputsProps) {
  const { rules } = useFieldScope();
  const rule = rules[name];
  const fields = useMemo(() => fieldsOf(name, rule), [name, rule]);
  return (
    <RepeaterInput name={name} noun={noun}>
      {(at) => <RuleInputs names={fields.map(at)} />}
    </RepeaterInput>
  );
});

const fieldsOf = (name: string, rule: unknown): string[] =>
  entryListsOf(object({ [name]: rule } as ObjectShape)).flatMap(({ fields }) => fields.map((field) => field.name));
