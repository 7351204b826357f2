import type { ClassType } from 'type-graphql';
import { AccountResolver } from './accounts/accountResolver.js';
import { DeviceResolver } from './deviceResolver.js';
import { ListViewResolver } from './listViewResolver.js';
import { ProfileResolver } from './profileResolver.js';
import { SessionResolver } from './sessionResolver.js';
import { WhyNotResolver } from './whyNotResolver.js';

/** The resolvers of people and of what they may do. */
export const peopleResolvers: readonly ClassType[] = [
  SessionResolver,
  ProfileResolver,
  DeviceResolver,
  ListViewResolver,
  WhyNotResolver,
  AccountResolver,
];
