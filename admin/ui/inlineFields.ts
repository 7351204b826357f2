/**
 * Styles of what holds the fields of a bar: each has its label within its border, before its value, so that a bar of them is
 * one line high.
 */
export const inlineFields = {
  '& > .MuiFormControl-root': {
    flexDirection: 'row',
    alignItems: 'center',
    minBlockSize: { xs: 40, md: 32 },
    paddingInlineStart: 1.25,
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: 1,
    backgroundColor: 'background.paper',
    '&:hover': { borderColor: 'line.field' },
    '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
    '& > .MuiInputLabel-root': {
      minInlineSize: 0,
      marginBlockEnd: 0,
      fontSize: '0.75rem',
      fontWeight: 400,
      color: 'text.secondary',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& > .MuiOutlinedInput-root': {
      flexGrow: 1,
      // The value is read before the end of a long label.
      minInlineSize: 64,
      paddingInlineStart: 0,
      backgroundColor: 'transparent',
      fontSize: { md: '0.8125rem' },
      '& .MuiOutlinedInput-notchedOutline': { border: 0 },
      '& .MuiOutlinedInput-input': { paddingBlock: '4px', paddingInlineStart: 1 },
    },
    '& > .MuiAutocomplete-root': { flexGrow: 1 },
  },
} as const;
