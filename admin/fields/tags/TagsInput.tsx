import { useId } from 'react';
import { inScope } from '../binding/FieldScope';
import type { FieldProps } from '../binding/useField';
import { TagsField } from './TagsField';
import { useTags } from './useTags';

/** Short texts, each once: what is typed becomes one at a comma or Enter, what is pasted becomes several. */
export const TagsInput = inScope(function TagsInput({ name, wide = false }: FieldProps) {
  return <TagsField id={useId()} name={name} wide={wide} of={useTags(name)} />;
});
