import type { ClassType } from 'type-graphql';
import { ReleaseResolver } from './releaseResolver.js';

/** Resolvers of what takes effect together. */
export const releaseResolvers: readonly ClassType[] = [ReleaseResolver];
