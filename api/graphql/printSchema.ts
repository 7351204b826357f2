import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';

/** The text of schema.graphql. */
export const printSchema = (schema: GraphQLSchema): string =>
  `# Made by \`npm run codegen\` from the classes of api/; do not edit.\n\n${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`;
