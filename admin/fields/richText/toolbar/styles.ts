export const buttonStyles = {
  inlineSize: 36,
  blockSize: 36,
  borderRadius: 1,
  color: 'text.secondary',
  '&[aria-pressed=true], &[data-active]': { color: 'primary.main', backgroundColor: 'action.selected' },
  '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
