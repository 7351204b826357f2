import type { ClassType } from 'type-graphql';
import { CacheResolver } from './cacheResolver.js';

/** The resolvers of the cache counter. */
export const cacheResolvers: readonly ClassType[] = [CacheResolver];
