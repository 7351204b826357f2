import { icon } from './icon';

/* Directions, and what opens and closes. */

export const ChevronDownIcon = icon('chevron-down', <path d="m6 9 6 6 6-6" />);
export const ChevronLeftIcon = icon('chevron-left', <path d="m15 18-6-6 6-6" />);
export const ChevronRightIcon = icon('chevron-right', <path d="m9 18 6-6-6-6" />);
export const ChevronUpIcon = icon('chevron-up', <path d="m18 15-6-6-6 6" />);
