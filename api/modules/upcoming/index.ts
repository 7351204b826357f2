import type { ClassType } from 'type-graphql';
import { UpcomingResolver } from './upcomingResolver.js';

/** Resolvers for the changes that visitors will see, and their times. */
export const upcomingResolvers: readonly ClassType[] = [UpcomingResolver];
