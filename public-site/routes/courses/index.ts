import type { Route } from '../../routing/route.js';
import { course } from './course.js';
import { courses } from './courses.js';

export const courseRoutes: readonly Route[] = [courses, course];
