import { ReviewResolver } from './reviewResolver.js';

export const reviewResolvers = [ReviewResolver] as const;
