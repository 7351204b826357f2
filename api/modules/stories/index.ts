import type { ClassType } from 'type-graphql';
import { StoryResolver } from './storyResolver.js';

/** Resolvers by which readers find posts and articles, together. */
export const storyResolvers: readonly ClassType[] = [StoryResolver];
