import { icon } from './icon';

/* Directions, and what opens and closes. */

export const ChevronDownIcon = icon('chevron-down', <path d="m6 9 6 6 6-6" />);
export const ChevronLeftIcon = icon('chevron-left', <path d="m15 18-6-6 6-6" />);
export const ChevronRightIcon = icon('chevron-right', <path d="m9 18 6-6-6-6" />);
export const ChevronUpIcon = icon('chevron-up', <path d="m18 15-6-6-6 6" />);
export const ArrowUpIcon = icon(
  'arrow-up',
  <>
    <path d="m5 12 7-7 7 7" />
    <path d="M12 19V5" />
  </>,
);
export const ArrowDownIcon = icon(
  'arrow-down',
  <>
    <path d="M12 5v14" />
    <path d="m19 12-7 7-7-7" />
  </>,
);
export const OutdentIcon = icon(
  'corner-left-up',
  <>
    <path d="M14 9 9 4 4 9" />
    <path d="M20 20h-7a4 4 0 0 1-4-4V4" />
  </>,
);
export const IndentIcon = icon(
  'corner-down-right',
  <>
    <path d="m15 10 5 5-5 5" />
    <path d="M4 4v7a4 4 0 0 0 4 4h12" />
  </>,
);
