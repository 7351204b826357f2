import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { languageRead, languagesOf, type LanguageChoice } from '@polyphony/domain/languages.js';
import { perLanguage, translatedListsOf } from '@polyphony/domain/validation/entryLists.js';
import { Field, type ClassType } from 'type-graphql';
import { valuesIn } from '../../platform/values.js';
import { storedEntries } from '../schema/storedEntries.js';
import { Computed } from '../schema/computed.js';
import { choiceFor, LANG_ARGUMENT } from './fields.js';
import type { StoredRecord } from '../schema/record.js';
import { TextFallback } from '../schema/types.js';

/** Calls `look` with each text of a record, and the name of the field that shows it. */
export type EachText<Stored> = (record: Stored, look: (field: string, text: unknown) => void) => void;

/**
 * Adds the field `fallbacks` to a type: which texts are read in another language, so that a page can mark them. It reads
 * no text that is not selected anyway.
 */
export function addFallbacks<Stored = StoredRecord>(type: ClassType, eachText: EachText<Stored>): void {
  Computed<Stored, { lang?: string }>(
    (record, args, context) => fallbacksOf(record, eachText, choiceFor(args, context)),
    { needs: [], args: LANG_ARGUMENT },
  )(type.prototype, 'fallbacks');
  Field(() => [TextFallback], {
    description:
      'Which of the selected texts the language lacks, so that they are read in the default one or in the base language.',
  })(type.prototype, 'fallbacks');
}

/** Adds the field `titleLanguages` to the type of a kind: in a language without a title, its page is no page of that language. */
export function addTitleLanguages({ titleField }: Pick<AnyKind, 'titleField'>, type: ClassType): void {
  Computed<StoredRecord>((record) => languagesOf(record[titleField]), { needs: [titleField] })(
    type.prototype,
    'titleLanguages',
  );
  Field(() => [String], { description: 'Codes of the languages that it has a title of its own in.' })(
    type.prototype,
    'titleLanguages',
  );
}

/** Of a kind's records. It runs for every row that visitors see, most of whose texts were not read. */
export function eachTextOf(kind: AnyKind): EachText<StoredRecord> {
  const lists = translatedListsOf(kind).map((list) => ({ list, fields: perLanguage(list) }));
  return (record, look) => {
    for (const field of kind.translatable) if (record[field]) look(field, record[field]);
    for (const { list, fields } of lists) {
      for (const [place, entry] of storedEntries(record, list).entries())
        for (const { name } of fields) look(`${list.name}.${place}.${name}`, entry[name]);
    }
  };
}

function fallbacksOf<Stored>(record: Stored, eachText: EachText<Stored>, choice: LanguageChoice): TextFallback[] {
  const found: TextFallback[] = [];
  eachText(record, (field, text) => {
    const lang = languageRead(valuesIn(text), choice);
    if (lang !== null && lang !== choice.requested) found.push({ field, lang });
  });
  return found;
}
