import { GraphQLError, type ValidationRule } from 'graphql';

/**
 * Refuses an operation whose root type the schema lacks (subscriptions). The rules of graphql-js let it pass, and its
 * execution then fails as if the fault were the server's.
 */
export const rootTypesRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    context.reportError(new GraphQLError(`The schema has no ${node.operation} operations.`, { nodes: node }));
  },
});
