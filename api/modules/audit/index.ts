import type { ClassType } from 'type-graphql';
import { AuditResolver } from './auditResolver.js';

/** The resolvers of the audit trail. */
export const auditResolvers: readonly ClassType[] = [AuditResolver];
