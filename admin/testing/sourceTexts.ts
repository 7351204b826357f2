import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A text in the source, and its position: 'shell/TopBar.tsx:56'. */
export interface SourceText {
  readonly text: string;
  readonly at: string;
}

/** The texts of a file by how they come to be shown. */
export interface FileTexts {
  /** Arguments of the translating function. */
  readonly translated: readonly SourceText[];
  /** Declared for another component to show: labels of fields, of screens, of columns. */
  readonly declared: readonly SourceText[];
  /** Shown as they are: there should be none. */
  readonly bare: readonly SourceText[];
  /** Every text there is in it, whatever it is for. */
  readonly all: readonly string[];
}

/** Attributes and properties whose texts are read by people. */
const READ_BY_PEOPLE = new Set([
  'action',
  'all',
  'alt',
  'aria-label',
  'aria-roledescription',
  'button',
  'createAction',
  'description',
  'empty',
  'emptyText',
  'head',
  'header',
  'heading',
  'helperText',
  'hint',
  'label',
  'message',
  'missing',
  'none',
  'noun',
  'placeholder',
  'primary',
  'question',
  'secondary',
  'section',
  'text',
  'title',
  'titleAccess',
  'words',
]);

/** Tables of words, by what they are called: 'STATUS_LABELS', 'WORDS'. */
const TABLE_OF_WORDS = /(^|_)(WORDS|LABELS)$/;
/** Texts that are the same in every language: colours, names of styles and fields, the shape of a code. */
const CODE = /^(#[\da-f]+|[a-z]+([A-Z][a-z]*)+|_id|X{4}(-X{4})*)$/;
/** Functions whose first argument is shown, in the words of the moment. */
const SHOWS = new Set(['toastSuccess', 'toastError']);

const root = fileURLToPath(new URL('..', import.meta.url));
const SKIPPED = /(^|\/)(node_modules|dist|generated|testing|texts)\/|\.test\.tsx?$|^vite/;
const WORDS = /\p{Letter}{2}/u;

/** The console's source files, by path below admin. */
export const consoleFiles = (): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !SKIPPED.test(path))
    .sort();

/** t('…'), text('…'), t.parts('…', …), t.plural({ …, other: '…' }, …). */
function isTranslation(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false;
  const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression : node.expression;
  return ts.isIdentifier(callee) && (callee.text === 't' || callee.text === 'text');
}

const isComparison = (node: ts.Node) =>
  ts.isBinaryExpression(node) &&
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(node.operatorToken.kind);

/** The string literals of an expression that its value can be, translations and arguments of calls left out. */
function* literals(
  node: ts.Node,
): Generator<{ readonly node: ts.Node; readonly text: string; readonly whole: boolean }> {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    yield { node, text: node.text, whole: true };
  } else if (ts.isTemplateExpression(node)) {
    const text = [node.head.text, ...node.templateSpans.map((span) => `{}${span.literal.text}`)].join('');
    yield { node, text, whole: false };
  } else if (ts.isConditionalExpression(node)) {
    yield* literals(node.whenTrue);
    yield* literals(node.whenFalse);
  } else if (ts.isBinaryExpression(node) && !isComparison(node)) {
    yield* literals(node.left);
    yield* literals(node.right);
  } else if (
    ts.isParenthesizedExpression(node) ||
    ts.isJsxExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    if (node.expression) yield* literals(node.expression);
  } else if (ts.isArrayLiteralExpression(node)) {
    for (const element of node.elements) yield* literals(element);
  }
}

/** The string literals that are values of an object literal. */
function* valuesOf(node: ts.Expression): ReturnType<typeof literals> {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) yield* valuesOf(node.expression);
  if (!ts.isObjectLiteralExpression(node)) return;
  for (const property of node.properties) if (ts.isPropertyAssignment(property)) yield* literals(property.initializer);
}

/** Reads a file of the console; `path` is below admin. */
export function textsOf(path: string): FileTexts {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const translated: SourceText[] = [];
  const declared: SourceText[] = [];
  const bare: SourceText[] = [];
  const all: string[] = [];
  const fromLibrary = new Set<string>();
  const put = (list: SourceText[], node: ts.Node, text: string) => {
    if (!WORDS.test(text) || CODE.test(text)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    list.push({ text, at: `${path}:${line + 1}` });
  };

  const attribute = (node: ts.JsxAttribute) => {
    if (!ts.isIdentifier(node.name) && !ts.isJsxNamespacedName(node.name)) return;
    if (!READ_BY_PEOPLE.has(node.name.getText()) || !node.initializer) return;
    const tag = node.parent.parent.tagName.getText();
    const renderedAsIs = /^[a-z]/.test(tag) || fromLibrary.has(tag.split('.')[0] ?? '');
    for (const found of literals(node.initializer)) {
      put(renderedAsIs || !found.whole ? bare : declared, found.node, found.text);
    }
  };

  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) all.push(node.text);
    if (ts.isPropertyAssignment(node)) all.push(node.name.getText());
    if (ts.isImportDeclaration(node)) {
      const from = (node.moduleSpecifier as ts.StringLiteral).text;
      if (from.startsWith('@mui/') && node.importClause?.name) fromLibrary.add(node.importClause.name.text);
      return;
    }
    if (isTranslation(node)) {
      const [first] = node.arguments;
      if (first && ts.isObjectLiteralExpression(first)) {
        for (const property of first.properties) {
          if (ts.isPropertyAssignment(property) && property.name.getText() === 'other') {
            for (const found of literals(property.initializer)) put(translated, found.node, found.text);
          }
        }
      } else if (first) {
        for (const found of literals(first)) put(found.whole ? translated : bare, found.node, found.text);
      }
      for (const argument of node.arguments.slice(1)) visit(argument);
      return;
    }
    if (ts.isCallExpression(node) && SHOWS.has(node.expression.getText()) && node.arguments[0]) {
      for (const found of literals(node.arguments[0])) put(found.whole ? declared : bare, found.node, found.text);
    }
    if (ts.isJsxText(node)) {
      const text = node.text.replace(/\s+/g, ' ').trim();
      put(bare, node, text);
    } else if (ts.isJsxAttribute(node)) {
      attribute(node);
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      for (const found of literals(node)) put(bare, found.node, found.text);
    } else if (ts.isVariableDeclaration(node) && TABLE_OF_WORDS.test(node.name.getText()) && node.initializer) {
      for (const found of valuesOf(node.initializer)) put(declared, found.node, found.text);
    } else if (ts.isPropertyAssignment(node)) {
      const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
      if (READ_BY_PEOPLE.has(name)) {
        for (const found of literals(node.initializer)) put(found.whole ? declared : bare, found.node, found.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { translated, declared, bare, all };
}
