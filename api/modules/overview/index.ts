import type { ClassType } from 'type-graphql';
import { OverviewResolver } from './overviewResolver.js';

/** What tells where there is still something to do. */
export const overviewResolvers: readonly ClassType[] = [OverviewResolver];
