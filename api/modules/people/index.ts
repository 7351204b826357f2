import type { ClassType } from 'type-graphql';
import { AccountResolver } from './accounts/accountResolver.js';
import { DeviceResolver } from './sessions/deviceResolver.js';
import { ListViewResolver } from './listViews/listViewResolver.js';
import { ProfileResolver } from './staff/profileResolver.js';
import { SessionResolver } from './sessions/sessionResolver.js';
import { WhyNotResolver } from './roles/whyNotResolver.js';

/** The resolvers of people and of what they may do. */
export const peopleResolvers: readonly ClassType[] = [
  SessionResolver,
  ProfileResolver,
  DeviceResolver,
  ListViewResolver,
  WhyNotResolver,
  AccountResolver,
];
