/** The colour modes of the console, with their labels. */
export const COLOUR_SCHEMES = [
  { value: 'light', label: 'shell.light' },
  { value: 'dark', label: 'shell.dark' },
  { value: 'system', label: 'shell.system' },
] as const;
