import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { enforcePermissions } from '../access/enforcePermissions.js';
import { withRenderedMessages } from '../graphql/renderedMessages.js';
import { withStorableArguments } from '../graphql/storableArguments.js';
import { auditResolvers } from '../modules/audit/index.js';
import { cacheResolvers } from '../modules/cache/index.js';
import { bookingResolvers } from '../modules/events/bookings/index.js';
import { recordModules } from '../modules/index.js';
import { overviewResolvers } from '../modules/overview/index.js';
import { peopleResolvers } from '../modules/people/index.js';
import { searchResolvers } from '../modules/search/index.js';
import { withComputedFields } from '../records/schema/computed.js';

let schema: GraphQLSchema | null = null;

/** The one schema that GraphQL, the REST gateway and the public site execute. Built once per process: it depends on code alone. */
export const createSchema = (): GraphQLSchema => (schema ??= buildSchema());

function buildSchema(): GraphQLSchema {
  const resolvers = [
    ...recordModules.flatMap((module) => module.resolvers),
    ...bookingResolvers,
    ...peopleResolvers,
    ...auditResolvers,
    ...cacheResolvers,
    ...searchResolvers,
    ...overviewResolvers,
  ];
  const built = buildSchemaSync({
    resolvers: resolvers as unknown as NonEmptyArray<(typeof resolvers)[number]>,
    validate: false,
  });
  return enforcePermissions(withRenderedMessages(withStorableArguments(withComputedFields(built))));
}
