import type { Components, Theme } from '@mui/material/styles';

/*
 * How the library's components look in the console: sizes, corners, lines and states. The colours are the variables of the
 * theme, so the styles are the same objects in every theme, in light and in dark.
 */

const COLOUR = {
  line: 'var(--mui-palette-divider)',
  strongLine: 'var(--mui-palette-line-strong)',
  fieldLine: 'var(--mui-palette-line-field)',
  paper: 'var(--mui-palette-background-paper)',
  raised: 'var(--mui-palette-surface-raised)',
  sunken: 'var(--mui-palette-surface-sunken)',
  segment: 'var(--mui-palette-surface-segment)',
  tooltip: 'var(--mui-palette-surface-tooltip)',
  hover: 'var(--mui-palette-action-hover)',
  selected: 'var(--mui-palette-action-selected)',
  foreground: 'var(--mui-palette-text-primary)',
  muted: 'var(--mui-palette-text-secondary)',
  faint: 'var(--mui-palette-text-disabled)',
  accent: 'var(--mui-palette-primary-main)',
  error: 'var(--mui-palette-error-main)',
} as const;

/** Corners, in pixels: of badges and entries of menus, of controls, of cards and menus, of dialogs. */
const CORNER_PX = { small: 4, control: 6, card: 8, dialog: 12 } as const;

/** A finger needs more room than a pointer. */
const TOUCH = '@media (max-width: 767.98px)';

const RING = { outline: `2px solid ${COLOUR.accent}`, outlineOffset: 2 } as const;
/** The same within what would cut it off. */
const INNER_RING = { outline: `2px solid ${COLOUR.accent}`, outlineOffset: -2 } as const;

const SEVERITIES = ['success', 'warning', 'error', 'info'] as const;
const quiet = (name: string) => `var(--mui-palette-quiet-${name})`;
const strong = (name: string) => `var(--mui-palette-${name}-main)`;

/** What floats is lighter than the page in the dark; its shadow is the theme's. */
const FLOATING = { backgroundColor: COLOUR.raised, backgroundImage: 'none' } as const;

const PLACEHOLDER = { color: COLOUR.faint, opacity: 1 } as const;

const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': RING } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 32,
        minWidth: 0,
        padding: '4px 12px',
        lineHeight: '1.25rem',
        [TOUCH]: { minHeight: 36 },
        variants: [
          { props: { size: 'small' }, style: { minHeight: 28, padding: '2px 10px', fontSize: '0.75rem' } },
          { props: { size: 'large' }, style: { minHeight: 40, padding: '8px 16px', fontSize: '0.875rem' } },
          { props: { variant: 'contained' }, style: { fontWeight: 600 } },
          { props: { variant: 'outlined', color: 'inherit' }, style: { borderColor: COLOUR.strongLine } },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              color: COLOUR.foreground,
              borderColor: COLOUR.strongLine,
              backgroundColor: COLOUR.paper,
              '&:hover': {
                borderColor: COLOUR.strongLine,
                backgroundImage: `linear-gradient(${COLOUR.hover}, ${COLOUR.hover})`,
              },
            },
          },
          {
            props: { variant: 'text', color: 'primary' },
            style: { color: COLOUR.muted, '&:hover': { color: COLOUR.foreground, backgroundColor: COLOUR.hover } },
          },
        ],
      },
      startIcon: { marginInlineEnd: 6, marginInlineStart: -2, '& > *:nth-of-type(1)': { fontSize: '1rem' } },
      endIcon: { marginInlineStart: 6, marginInlineEnd: -2, '& > *:nth-of-type(1)': { fontSize: '1rem' } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: CORNER_PX.control,
        variants: [{ props: { size: 'small' }, style: { padding: 6 } }],
      },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: { gap: 2, padding: 2, backgroundColor: COLOUR.sunken },
      grouped: { margin: 0, border: 0, borderRadius: `${CORNER_PX.small}px !important` },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        padding: '4px 10px',
        border: 0,
        borderRadius: CORNER_PX.small,
        color: COLOUR.muted,
        lineHeight: '1.25rem',
        '&.Mui-focusVisible': INNER_RING,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: COLOUR.foreground,
          backgroundColor: COLOUR.segment,
          boxShadow: 'var(--mui-shadows-1)',
        },
      },
    },
  },
};

const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  // Above its field: it is read before what is typed, and stays in the same place.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBlockEnd: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
        fontSize: '0.8125rem',
        fontWeight: 500,
        lineHeight: '1rem',
        color: COLOUR.foreground,
        '&.Mui-focused': { color: COLOUR.foreground },
        '&.Mui-error': { color: COLOUR.error },
        '&.Mui-disabled': { color: COLOUR.muted },
      },
    },
  },
  // Not '::placeholder', whose prefixed forms the mirroring of styles cannot read.
  MuiInputBase: {
    styleOverrides: { input: { '&::-webkit-input-placeholder': PLACEHOLDER, '&::-moz-placeholder': PLACEHOLDER } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        fontSize: '0.875rem',
        backgroundColor: COLOUR.paper,
        '& legend': { display: 'none' },
        '&:hover:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: COLOUR.muted,
        },
        '&.Mui-disabled': { backgroundColor: COLOUR.sunken },
        // A smaller text would have a phone zoom in.
        [TOUCH]: { fontSize: '1rem', '& > input, & > .MuiSelect-select': { paddingBlock: 10 } },
        variants: [{ props: { multiline: true }, style: { padding: '7px 10px' } }],
      },
      input: {
        height: 'auto',
        padding: '7px 10px',
        lineHeight: '1.375rem',
        variants: [
          { props: { multiline: true }, style: { padding: 0 } },
          { props: ({ startAdornment }) => Boolean(startAdornment), style: { paddingInlineStart: 0 } },
        ],
      },
      // The field begins below its label.
      notchedOutline: { insetBlockStart: 0, borderColor: COLOUR.fieldLine },
      adornedStart: { paddingInlineStart: 10 },
      adornedEnd: { paddingInlineEnd: 10 },
    },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: 0 } } },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
          paddingBlock: 3,
          paddingInlineStart: 6,
          '& .MuiAutocomplete-input': { padding: '4px' },
          [TOUCH]: { paddingBlock: 7 },
        },
      },
      paper: FLOATING,
      option: { minHeight: '32px !important', fontSize: '0.8125rem' },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.75rem', lineHeight: '1rem' } } },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.8125rem', lineHeight: '1.25rem' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        fontWeight: 500,
        color: COLOUR.foreground,
        '&.Mui-focused': { color: COLOUR.foreground },
        '&.Mui-error': { color: COLOUR.error },
      },
    },
  },
  // 28 by 16 pixels in a target of 36 by 28.
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 28, padding: '6px 4px', marginInline: 2 },
      switchBase: {
        padding: '8px 6px',
        '&.Mui-checked': { transform: 'translateX(12px)', color: COLOUR.paper },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        '&.Mui-disabled': { color: COLOUR.paper },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-focusVisible + .MuiSwitch-track': RING,
        '&.Mui-focusVisible': { outline: 0 },
      },
      thumb: { width: 12, height: 12, boxShadow: 'none', color: COLOUR.paper },
      track: { borderRadius: 8, opacity: 1, backgroundColor: COLOUR.fieldLine },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 6, borderRadius: CORNER_PX.small } } },
  MuiRadio: { styleOverrides: { root: { padding: 6 } } },
};

const surfaces: Components<Theme> = {
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderColor: COLOUR.line, borderRadius: CORNER_PX.card },
    },
  },
  MuiPopover: { styleOverrides: { paper: { ...FLOATING, borderRadius: CORNER_PX.card } } },
  MuiMenu: { styleOverrides: { list: { padding: 4 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 32,
        padding: '4px 8px',
        borderRadius: CORNER_PX.small,
        fontSize: '0.8125rem',
        '&.Mui-focusVisible': INNER_RING,
        [TOUCH]: { minHeight: 40 },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 28 } } },
  MuiListItemButton: { styleOverrides: { root: { '&.Mui-focusVisible': INNER_RING } } },
  MuiDialog: { styleOverrides: { paper: { ...FLOATING, borderRadius: CORNER_PX.dialog } } },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '20px 20px 8px', fontSize: '1rem', lineHeight: '1.5rem', fontWeight: 600 } },
  },
  MuiDialogContent: { styleOverrides: { root: { paddingInline: 20 } } },
  MuiDialogContentText: { styleOverrides: { root: { fontSize: '0.8125rem', lineHeight: '1.25rem' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 20px 20px' } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { fontSize: '0.75rem', fontWeight: 400, backgroundColor: COLOUR.tooltip, color: '#f3f3f5' },
    },
  },
};

const marks: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: CORNER_PX.card,
        fontSize: '0.8125rem',
        variants: SEVERITIES.map((severity) => ({
          props: { severity, variant: 'standard' as const },
          style: {
            color: COLOUR.foreground,
            backgroundColor: quiet(severity),
            '& .MuiAlert-icon': { color: strong(severity) },
          },
        })),
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 28,
        borderRadius: CORNER_PX.control,
        fontSize: '0.75rem',
        fontWeight: 500,
        variants: [
          {
            props: { size: 'small' },
            style: { height: 20, borderRadius: CORNER_PX.small, '& .MuiChip-label': { paddingInline: 6 } },
          },
          ...(['primary', ...SEVERITIES] as const).map((color) => ({
            props: { color, variant: 'outlined' as const },
            style: { border: 0, color: strong(color), backgroundColor: quiet(color) },
          })),
          {
            props: { color: 'default', variant: 'outlined' },
            style: { borderColor: COLOUR.strongLine, color: COLOUR.muted },
          },
        ],
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 40,
        minWidth: 0,
        padding: '8px 12px',
        fontWeight: 500,
        color: COLOUR.muted,
        '&.Mui-selected': { color: COLOUR.foreground },
        '&:hover': { color: COLOUR.foreground },
        '&.Mui-focusVisible': INNER_RING,
      },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: COLOUR.sunken } } },
  MuiSvgIcon: {
    styleOverrides: { fontSizeSmall: { fontSize: '1.125rem' }, fontSizeMedium: { fontSize: '1.25rem' } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 28,
        height: 28,
        borderRadius: CORNER_PX.control,
        fontSize: '0.8125rem',
        fontWeight: 500,
        color: COLOUR.muted,
        [TOUCH]: { minWidth: 36, height: 36 },
        '&.Mui-selected': { color: COLOUR.foreground, backgroundColor: COLOUR.selected },
      },
    },
  },
};

export const components: Components<Theme> = { ...buttons, ...fields, ...surfaces, ...marks };
