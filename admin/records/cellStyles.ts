/**
 * What stands in the cells of a table, styled from the table down: a page of rows has hundreds of such elements, and each
 * with a style of its own would be a component more to draw.
 */
export const cellStyles = {
  '& .inactive': { color: 'text.secondary' },
  '& .inactive .record-name': { textDecoration: 'line-through' },
  '& .record-title': { display: 'flex', alignItems: 'center', gap: 0.5, minInlineSize: 0 },
  '& .record-leaf': { inlineSize: 22, flexShrink: 0 },
  // What a row has the height for; so that words are read where a table has many columns.
  '& .record-name, & .record-value': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    minInlineSize: 0,
    overflow: 'hidden',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    lineHeight: 1.25,
  },
  '& .record-actions': { display: 'flex' },
  '& .record-toggle': {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    inlineSize: 40,
    blockSize: 24,
    margin: 0,
    cursor: 'pointer',
    color: 'text.secondary',
    borderRadius: 3,
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
    '&[aria-disabled=true]': { opacity: 0.5 },
    // The track, and the knob on it.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 7,
      borderRadius: '5px',
      backgroundColor: 'currentColor',
      opacity: 0.6,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 4,
      insetInlineStart: 4,
      inlineSize: 16,
      blockSize: 16,
      borderRadius: '50%',
      backgroundColor: 'common.white',
      boxShadow: 1,
      transition: 'inset-inline-start 150ms',
    },
    '&:hover::after': { boxShadow: '0 0 0 7px color-mix(in srgb, currentColor 8%, transparent)' },
    '&:checked': { color: 'primary.main' },
    '&:checked::after': { insetInlineStart: 20, backgroundColor: 'primary.main' },
    '@media (prefers-reduced-motion: reduce)': { '&::after': { transition: 'none' } },
    // With a person's own few colours, the browser draws it.
    '@media (forced-colors: active)': { appearance: 'auto', '&::before, &::after': { display: 'none' } },
  },
} as const;
