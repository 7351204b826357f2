import type { ClassType } from 'type-graphql';
import { StoryResolver } from './storyResolver.js';

/** What readers find posts and articles by, together. */
export const storyResolvers: readonly ClassType[] = [StoryResolver];
