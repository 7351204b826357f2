import { useQuery } from '@apollo/client/react';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import { tagKey } from '@polyphony/domain/validation/entryRules.js';
import { TagSuggestionsDocument } from '../../graphql/generated/typed/graphql';
import { useDebounced } from '../../platform/useDebounced';
import { useFieldScope } from '../binding/FieldScope';

const NONE: readonly string[] = [];

/**
 * Tags of other records that contain what is typed, in the language of the form, debounced; without those of `tags`.
 * @param wanted whether the input has the focus
 */
export function useTagSuggestions(
  field: string,
  typed: string,
  tags: readonly string[],
  wanted: boolean,
): readonly string[] {
  const { kind, lang } = useFieldScope();
  const text = typed.trim();
  const settled = useDebounced(text, DEBOUNCE_MS);
  const { data, previousData } = useQuery(TagSuggestionsDocument, {
    variables: { kind: kind ?? '', field, lang: lang || baseLanguage(), text: settled },
    skip: !wanted || kind === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const found = wanted ? ((data ?? previousData)?.tagSuggestions ?? NONE) : NONE;
  const usedKeys = new Set(tags.map(tagKey));
  return found.filter((tag) => !usedKeys.has(tagKey(tag)) && tagKey(tag).includes(tagKey(text)));
}
