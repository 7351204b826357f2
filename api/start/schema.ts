import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type ClassType, type NonEmptyArray } from 'type-graphql';
import { enforcePermissions } from '../access/enforcePermissions.js';
import { withBoundedErrors } from '../graphql/boundedErrors.js';
import { withRenderedMessages } from '../graphql/renderedMessages.js';
import { withStorableArguments } from '../graphql/storableArguments.js';
import { auditResolvers } from '../modules/audit/index.js';
import { binResolvers } from '../modules/bin/index.js';
import { cacheResolvers } from '../modules/cache/index.js';
import { enquiryResolvers } from '../modules/contact/enquiries/index.js';
import { bookingResolvers } from '../modules/events/bookings/index.js';
import { geographyResolvers } from '../modules/geography/index.js';
import { importResolvers } from '../modules/imports/index.js';
import { recordModules, type RecordModule } from '../modules/index.js';
import { overviewResolvers } from '../modules/overview/index.js';
import { peopleResolvers } from '../modules/people/index.js';
import { releaseResolvers } from '../modules/releases/index.js';
import { reviewResolvers } from '../modules/reviews/index.js';
import { searchResolvers } from '../modules/search/index.js';
import { settingsResolvers } from '../modules/settings/index.js';
import { siteSearchResolvers } from '../modules/siteSearch/index.js';
import { storyResolvers } from '../modules/stories/index.js';
import { siteTextResolvers } from '../modules/texts/index.js';
import { tagResolvers } from '../modules/tags/index.js';
import { upcomingResolvers } from '../modules/upcoming/index.js';
import { AddressResolver } from '../records/addresses/addressResolver.js';
import { HistoryResolver } from '../records/history/historyResolver.js';
import { withComputedFields } from '../records/schema/computed.js';
import { DemoResolver } from './demo/removal/demoResolver.js';
import { FirstStepsResolver } from './firstSteps/firstStepsResolver.js';

/** By the list of modules: it depends on code alone. */
const schemas = new WeakMap<readonly RecordModule[], GraphQLSchema>();

/** The one schema that GraphQL, the REST gateway and the public site execute. Built once per process for a list of modules. */
export function createSchema(modules: readonly RecordModule[] = recordModules): GraphQLSchema {
  const known = schemas.get(modules) ?? buildSchema(modules);
  schemas.set(modules, known);
  return known;
}

function buildSchema(modules: readonly RecordModule[]): GraphQLSchema {
  const resolvers: NonEmptyArray<ClassType> = [
    AddressResolver,
    HistoryResolver,
    ...modules.flatMap((module) => module.resolvers),
    ...bookingResolvers,
    ...enquiryResolvers,
    ...peopleResolvers,
    ...auditResolvers,
    ...binResolvers,
    ...importResolvers,
    ...cacheResolvers,
    ...reviewResolvers,
    ...searchResolvers,
    ...settingsResolvers,
    ...siteTextResolvers,
    ...tagResolvers,
    ...storyResolvers,
    ...siteSearchResolvers,
    ...overviewResolvers,
    ...upcomingResolvers,
    ...releaseResolvers,
    ...geographyResolvers,
    DemoResolver,
    FirstStepsResolver,
  ];
  const built = buildSchemaSync({
    resolvers,
    validate: false,
  });
  return enforcePermissions(withRenderedMessages(withBoundedErrors(withStorableArguments(withComputedFields(built)))));
}
