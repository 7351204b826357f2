import type { ClassType } from 'type-graphql';
import { AccountResolver } from './accounts/accountResolver.js';
import { DeviceResolver } from './sessions/deviceResolver.js';
import { ListViewResolver } from './listViews/listViewResolver.js';
import { ProfileResolver } from './staff/profileResolver.js';
import { SessionResolver } from './sessions/sessionResolver.js';
import { modelOf } from '../../records/schema/model.js';
import { VisitorAccount } from './visitors/visitorAccount.js';
import { VisitorResolver } from './visitors/visitorResolver.js';
import { WhyNotResolver } from './roles/whyNotResolver.js';

/** The resolvers of people and of what they may do. */
export const peopleResolvers: readonly ClassType[] = [
  SessionResolver,
  ProfileResolver,
  DeviceResolver,
  ListViewResolver,
  WhyNotResolver,
  AccountResolver,
  VisitorResolver,
];

/** Visitors, whose indexes are those of their list. */
export const visitorModels = [modelOf(VisitorAccount)] as const;
