import type { ClassType } from 'type-graphql';
import { UpcomingResolver } from './upcomingResolver.js';

/** What tells which changes visitors will see, and when. */
export const upcomingResolvers: readonly ClassType[] = [UpcomingResolver];
