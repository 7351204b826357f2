import type { ClassType } from 'type-graphql';
import { TagResolver } from './tagResolver.js';

/** Resolvers that suggest tags to those who write them. */
export const tagResolvers: readonly ClassType[] = [TagResolver];
