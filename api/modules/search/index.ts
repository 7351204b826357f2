import type { ClassType } from 'type-graphql';
import { SearchResolver } from './searchResolver.js';

/** What finds records of every kind. */
export const searchResolvers: readonly ClassType[] = [SearchResolver];
