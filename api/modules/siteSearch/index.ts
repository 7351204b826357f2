import type { ClassType } from 'type-graphql';
import { SiteSearchResolver } from './siteSearchResolver.js';

/** Resolvers by which visitors search the whole site. */
export const siteSearchResolvers: readonly ClassType[] = [SiteSearchResolver];
