import type { ContentField } from '@polyphony/domain/content/fields.js';
import type { KeyedFields } from '@polyphony/domain/content/section.js';
import { useFieldScope } from '../../fields/binding/FieldScope';
import { RepeaterInput } from '../../fields/repeater/RepeaterInput';
import { RuleInputs } from '../../fields/RuleInputs';
import { TagsInput } from '../../fields/tags/TagsInput';

const isPlain = ({ holds }: ContentField) => holds === 'text' || holds === 'image';

/** Inputs of their own for lists; what is between them is laid out together. */
function runsOf(fields: KeyedFields): (readonly [string, ContentField][])[] {
  const runs: [string, ContentField][][] = [];
  for (const entry of Object.entries(fields)) {
    const last = runs.at(-1);
    if (last && isPlain(entry[1]) && last.every(([, field]) => isPlain(field))) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

/** An input for each field of a section, made from its declaration; a translation shows those that it has texts of. */
export function ContentInputs({ fields }: { readonly fields: KeyedFields }) {
  const { reference } = useFieldScope();
  return runsOf(fields).map((run) => {
    const [key, field] = run[0] ?? [];
    if (!key || !field) return null;
    if (isPlain(field)) return <RuleInputs key={key} names={run.map(([name]) => name)} />;
    if (reference && !(key in reference)) return null;
    if (field.holds !== 'cards') return <TagsInput key={key} name={key} wide />;
    const names = Object.keys(field.fields);
    return (
      <RepeaterInput key={key} name={key} noun={field.noun}>
        {(at) => <RuleInputs names={names.map(at)} />}
      </RepeaterInput>
    );
  });
}
