import { Resolver } from 'type-graphql';
import { recordResolver } from '../../../records/graphql/recordResolver.js';
import { StaffMember } from './staffMember.js';
import { staffStore } from './staffStore.js';

@Resolver()
export class StaffResolver extends recordResolver(staffStore, StaffMember) {}
