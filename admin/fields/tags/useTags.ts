import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useT } from '../../texts/useT';
import { useFieldScope } from '../binding/FieldScope';
import { useHandOver } from '../binding/handOver';
import { longestText, mostEntries } from '../repeater/repeated';
import { addTags, endsTag } from './tags';

/** The tags of a field, the text that becomes the next one, and what changes them. */
export function useTags(name: string) {
  const t = useT();
  const rule = useFieldScope().rules[name];
  const { field, fieldState } = useController({ name });
  const tags: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const input = useRef<HTMLInputElement | null>(null);

  const add = (text: string) => {
    const bounds = { most: mostEntries(rule), longest: longestText(rule) };
    const { tags: next, known, refused } = addTags(tags, text, bounds);
    if (next.length > tags.length) field.onChange([...next]);
    const [twice] = known;
    const [left] = refused;
    if (left !== undefined) setNote(t('lists.tagIsTooLongOr', { tag: left }));
    else setNote(twice === undefined ? null : t('lists.tagIsAlreadyAdded', { tag: twice }));
    setTyped(left ?? '');
  };
  const addTyped = () => {
    if (typed.trim() !== '') add(typed);
  };
  useHandOver(input, addTyped);
  const removeAt = (index: number) => {
    field.onChange(tags.filter((_, other) => other !== index));
    setNote(null);
    input.current?.focus();
  };
  return {
    tags,
    typed,
    /** Result of the last tags that were typed, where not all were added. */
    note,
    error: fieldState.error?.message,
    add,
    removeAt,
    /** Takes what is typed; a separator ends a tag. */
    type: (text: string) => (endsTag(text) ? add(text) : setTyped(text)),
    onKeyDown: (event: KeyboardEvent) => {
      // While a word is composed, Enter chooses among its characters; keys on a tag are its own.
      if (event.nativeEvent.isComposing || event.target !== input.current) return;
      if (event.key === 'Enter') {
        // It never sends the form: a person who ends a list of tags with it does not mean to.
        event.preventDefault();
        addTyped();
      } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
        removeAt(tags.length - 1);
      }
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text');
      if (!endsTag(text)) return;
      event.preventDefault();
      add(`${typed},${text}`);
    },
    onBlur: () => {
      addTyped();
      field.onBlur();
    },
    inputRef: (element: HTMLInputElement | null) => {
      input.current = element;
      field.ref(element);
    },
  };
}

export type Tags = ReturnType<typeof useTags>;
