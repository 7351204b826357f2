import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { richTextFieldsOf } from '@polyphony/domain/richText/richTextRule.js';
import { entryListsOf, isTextList, type EntryField, type EntryList } from '@polyphony/domain/validation/entryLists.js';
import { factsOf } from '@polyphony/domain/validation/fieldFacts.js';
import { Schema } from 'yup';

/** A field whose value a test chooses freely. `put` makes a value with a mark. */
export interface MarkedField {
  readonly name: string;
  readonly perLanguage: boolean;
  readonly put: (mark: string, lang: string) => unknown;
}

/** The fields of a list of entries that take a mark. */
export interface MarkedList {
  readonly list: EntryList;
  readonly fields: readonly (MarkedField & Pick<EntryField, 'required'>)[];
}

const words = (mark: string, lang: string) => `${lang === 'ar' ? 'نص' : 'Words'} ${mark}`;
const paragraph = (mark: string, lang: string) => `<p>${words(mark, lang)}</p>`;
const SAMPLE = 'zqabcqz';

/** Whether the rule of a field takes what `put` makes. */
const accepts = (rule: unknown, put: MarkedField['put']): boolean =>
  rule instanceof Schema && rule.isValidSync(put(SAMPLE, 'en'));

/** The fields of a kind's form that hold free text: its title first, then formatted texts, lists of texts and the rest. */
export function markedFieldsOf({ rules, titleField, translatable, references }: AnyKind): readonly MarkedField[] {
  const rich = new Set(richTextFieldsOf(rules));
  const others = Object.keys(rules.fields).filter((name) => name !== titleField);
  return [titleField, ...others].flatMap((name): MarkedField[] => {
    const rule = rules.fields[name];
    const put = name === 'slug' ? (mark: string) => `s-${mark}` : rich.has(name) ? paragraph : words;
    const perLanguage = translatable.includes(name);
    if (name in references || factsOf(rule).writeOnly) return [];
    if (isTextList(rule)) return [{ name, perLanguage, put: (mark) => [mark] }];
    return accepts(rule, put) ? [{ name, perLanguage, put }] : [];
  });
}

/** The lists of a kind's entries, with the fields that hold free text; none that has no such field. */
export const markedListsOf = ({ rules }: AnyKind): readonly MarkedList[] =>
  entryListsOf(rules).flatMap((list) => {
    const fields = list.fields.flatMap(({ name, rule, holds, perLanguage, required }) => {
      const put = holds === 'richText' ? paragraph : words;
      const isText = (holds === 'text' || holds === 'richText') && accepts(rule, put);
      return isText ? [{ name, perLanguage, required, put }] : [];
    });
    const complete = list.fields.every(
      ({ name, required }) => !required || fields.some((field) => field.name === name),
    );
    return fields.length > 0 && complete ? [{ list, fields }] : [];
  });
