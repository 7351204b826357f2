import { HtmlValidate } from 'html-validate';

const OFF = 'off';
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's notation of attributes and void elements, which browsers read alike.
    'attr-case': OFF,
    'attribute-boolean-style': OFF,
    'attribute-empty-style': OFF,
    'void-style': OFF,
    // The styles keep a number on one line.
    'tel-non-breaking': OFF,
    // Ids of headings are in the language of the text.
    'valid-id': ['error', { relaxed: true }],
    // Hidden fields say that a browser shall not put back what they held before it reloaded the page.
    'valid-autocomplete': OFF,
  },
});

/** Problems with an HTML document: `rule: message (selector of the element)`. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  );
}
