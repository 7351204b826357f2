import type { ClassType } from 'type-graphql';
import { GeographyResolver } from './geographyResolver.js';

/** Countries, their states and cities, and time zones. */
export const geographyResolvers: readonly ClassType[] = [GeographyResolver];
