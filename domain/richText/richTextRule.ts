import { string } from 'yup';
import { factsOf, TEXT_MAX } from '../validation/fieldFacts.js';
import { INLINE_IMAGE_BYTES, RICH_TEXT_MARKUP_MAX } from '../limits.js';
import { messages, type Label, type Message } from '../messages/messages.js';
import { inlineImagesFit, isBlankRichText, markupLength, textLength } from './richText.js';

/**
 * Text with formatting, as HTML, that may be left out. The bound counts what a person reads, not the markup; what there is
 * nothing to see of is stored as null. The store cleans it before this rule sees it.
 */
export const richText = (label: Label, max: number, tooLong: Message = messages.maxLength(label, max)) =>
  string()
    .trim()
    .transform((value: unknown, original: unknown) =>
      original === undefined || (typeof value === 'string' && isBlankRichText(value)) ? null : value,
    )
    .test('images', messages.fileTooLarge(INLINE_IMAGE_BYTES / 1024 / 1024), (html) => !html || inlineImagesFit(html))
    .test('markup', messages.tooMuchMarkup(label), (html) => !html || markupLength(html) <= RICH_TEXT_MARKUP_MAX)
    .test({
      name: TEXT_MAX,
      params: { [TEXT_MAX]: max },
      message: tooLong,
      test: (html) => !html || textLength(html) <= max,
    })
    .nullable()
    .default(null)
    .meta({ label, format: 'richText' });

/** The fields of rules that hold rich text: what is cleaned, shown as HTML and searched for the files it names. */
export const richTextFieldsOf = (rules: { readonly fields: object }): readonly string[] =>
  Object.entries(rules.fields).flatMap(([name, rule]) => (factsOf(rule).format === 'richText' ? [name] : []));
