import { useId, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import { inScope, useFieldScope } from '../binding/FieldScope';
import type { FieldProps } from '../binding/useField';
import { TagsField } from './TagsField';
import { useTags } from './useTags';
import { useTagSuggestions } from './useTagSuggestions';

/** Tags, with suggestions from those of other records: an arrow key chooses one, Enter without one takes what is typed. */
export const SuggestedTagsInput = inScope(function SuggestedTagsInput({ name, wide = false }: FieldProps) {
  const id = useId();
  const { lang, dir, readOnly = false } = useFieldScope();
  const of = useTags(name);
  const [focused, setFocused] = useState(false);
  const suggestions = useTagSuggestions(name, of.typed, of.tags, focused);
  return (
    <Autocomplete
      id={id}
      freeSolo
      disabled={readOnly}
      options={suggestions}
      filterOptions={(found) => found}
      value={null}
      inputValue={of.typed}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') of.type(text);
      }}
      onChange={(_, tag) => {
        if (tag !== null) of.add(tag);
      }}
      onKeyDown={(event) => {
        // Enter with a text chooses the marked suggestion, or is given to onChange; it never sends the form.
        if (event.key === 'Enter' && of.typed.trim() !== '') event.preventDefault();
        else of.onKeyDown(event);
      }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      sx={wide ? { gridColumn: '1 / -1' } : undefined}
      slotProps={{ listbox: { lang, dir } }}
      renderInput={({ slotProps }) => <TagsField id={id} name={name} of={of} suggesting={slotProps} />}
    />
  );
});
