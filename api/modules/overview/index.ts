import type { ClassType } from 'type-graphql';
import { LanguageProgressResolver } from './languageProgress.js';
import { MailFigures } from './mailFigures.js';
import { OverviewResolver } from './overviewResolver.js';

/** Resolvers that show where there is still something to do. */
export const overviewResolvers: readonly ClassType[] = [OverviewResolver, LanguageProgressResolver, MailFigures];
