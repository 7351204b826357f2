import { avoidedIn } from './words.mjs';

/** Line comments on consecutive lines are one text: `{text, start}`, start its offset in the file. */
function proseOf(comments, source) {
  const texts = [];
  for (const { type, range } of comments) {
    const last = texts.at(-1);
    const [start, end] = range;
    if (type === 'Line' && last?.type === 'Line' && /^\r?\n[ \t]*$/.test(source.slice(last.end, start))) last.end = end;
    else texts.push({ type, start, end });
  }
  return texts.map(({ start, end }) => ({ start, text: source.slice(start, end) }));
}

const titled = new Set(['test', 'it', 'describe']);

/** The name at the root of `test`, `test.only` and `test.each(rows)`. */
function rootOf(node) {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return rootOf(node.object);
    case 'CallExpression':
      return rootOf(node.callee);
    case 'TaggedTemplateExpression':
      return rootOf(node.tag);
    default:
      return '';
  }
}

/** The lint rule `polyphony/words`: comments and titles of tests without the phrases that words.mjs lists. */
export const words = {
  meta: { type: 'suggestion', schema: [], messages: { avoided: '"{{phrase}}" is to be avoided. Write: {{instead}}.' } },
  create(context) {
    const { sourceCode } = context;
    const check = (text, start) => {
      for (const { index, phrase, instead } of avoidedIn(text)) {
        const [from, to] = [start + index, start + index + phrase.length].map((at) => sourceCode.getLocFromIndex(at));
        context.report({ loc: { start: from, end: to }, messageId: 'avoided', data: { phrase, instead } });
      }
    };
    return {
      Program() {
        for (const { text, start } of proseOf(sourceCode.getAllComments(), sourceCode.text)) check(text, start);
      },
      CallExpression({ callee, arguments: [title] }) {
        const isTitle = title?.type === 'TemplateLiteral' || typeof title?.value === 'string';
        if (isTitle && titled.has(rootOf(callee))) check(sourceCode.getText(title).slice(1, -1), title.range[0] + 1);
      },
    };
  },
};
