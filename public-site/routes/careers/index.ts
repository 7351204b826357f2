import type { Route } from '../../routing/route.js';
import { career } from './career.js';
import { careers } from './careers.js';

export const careerRoutes: readonly Route[] = [careers, career];
