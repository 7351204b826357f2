import { toggleStyles } from '../toggleStyles';

/**
 * Styles of a table's cells, defined once on the table: a page has hundreds of such elements, and a styled component
 * for each would slow down rendering.
 */
export const cellStyles = {
  '& .inactive': { color: 'text.secondary' },
  '& .inactive .record-name': { textDecoration: 'line-through' },
  '& .record-title': { display: 'flex', alignItems: 'center', gap: 0.5, minInlineSize: 0 },
  '& .record-lines': { display: 'grid', minInlineSize: 0 },
  '& .record-link': {
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    // The minimum target size of WCAG 2.2.
    minBlockSize: 24,
    color: 'text.primary',
    fontWeight: 500,
    textDecoration: 'none',
    borderRadius: 0.5,
    '&:hover': { color: 'primary.main', textDecoration: 'underline' },
  },
  '& .inactive .record-link': { color: 'text.secondary' },
  '& .record-below': {
    color: 'text.secondary',
    fontSize: '0.75rem',
    lineHeight: 1.3,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // A narrower table has names of two lines, which leave no room in the row.
  '& .record-spare': { display: { xs: 'none', xl: 'block' } },
  '& .record-mark': {
    flexShrink: 0,
    marginInlineStart: 0.5,
    paddingInline: 0.75,
    borderRadius: 0.5,
    backgroundColor: 'quiet.info',
    color: 'info.main',
    fontWeight: 500,
    fontSize: '0.6875rem',
    lineHeight: 1.5,
  },
  '& .record-picture': {
    display: 'block',
    inlineSize: 32,
    blockSize: 32,
    objectFit: 'cover',
    borderRadius: 0.5,
    backgroundColor: 'surface.sunken',
  },
  '& .heading-hint': {
    minBlockSize: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'help',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '3px',
  },
  '& .record-leaf': { inlineSize: 22, flexShrink: 0 },
  // The two lines that fit into a row, so that texts are readable in tables with many columns.
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
  // As an IconButton looks, whose styles would be computed for each row.
  '& .record-action': {
    display: 'inline-flex',
    padding: '5px',
    border: 0,
    borderRadius: 1,
    background: 'none',
    color: 'text.secondary',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: 'background-color 150ms cubic-bezier(0.4, 0, 0.2, 1)',
    '&.record-delete': { color: 'error.main' },
    '&[aria-disabled=true]': { color: 'action.disabled' },
    '&:hover': { backgroundColor: 'action.hover' },
    '&:active': { backgroundColor: 'action.focus' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  '& .record-toggle': toggleStyles,
} as const;
