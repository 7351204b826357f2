import { avoidedInName, avoidedWords } from './names.mjs';

/** The identifiers that a pattern declares; not `{ name }`, whose name is that of a property declared elsewhere. */
function* declaredIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      yield pattern;
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties)
        if (property.type === 'RestElement' || !property.shorthand)
          yield* declaredIn(property.value ?? property.argument);
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) yield* declaredIn(element);
      break;
    case 'AssignmentPattern':
      yield* declaredIn(pattern.left);
      break;
    case 'RestElement':
      yield* declaredIn(pattern.argument);
      break;
    case 'TSParameterProperty':
      yield* declaredIn(pattern.parameter);
      break;
  }
}

const isNamed = ({ type }) => type === 'Identifier' || type === 'PrivateIdentifier';

/**
 * The lint rule `polyphony/names`: declared names without the words that names.mjs lists. Keys of objects are data, and
 * decorated properties are the schema's or stored: both may have any name.
 */
export const names = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { avoided: 'The name "{{name}}": avoid "{{word}}". Write: {{instead}}.' },
  },
  create(context) {
    const check = (node, place) => {
      const word = avoidedInName(node.name, place);
      if (word)
        context.report({
          node,
          messageId: 'avoided',
          data: { name: node.name, word, instead: avoidedWords.get(word) },
        });
    };
    const checkAll = (patterns) => {
      for (const pattern of patterns) for (const node of declaredIn(pattern)) check(node);
    };
    const checkId = ({ id }) => id && check(id);
    const checkFunction = ({ id, params }) => {
      if (id) check(id);
      checkAll(params);
    };
    const checkMember = ({ key, computed, decorators = [] }) => {
      if (!computed && isNamed(key) && decorators.length === 0) check(key, { isProperty: true });
    };
    return {
      VariableDeclarator: ({ id }) => checkAll([id]),
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      MethodDefinition: checkMember,
      PropertyDefinition: checkMember,
      TSPropertySignature: checkMember,
      TSMethodSignature: checkMember,
    };
  },
};
