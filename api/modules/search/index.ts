import type { ClassType } from 'type-graphql';
import { SearchResolver } from './searchResolver.js';

/** Resolvers that find records of every kind. */
export const searchResolvers: readonly ClassType[] = [SearchResolver];
