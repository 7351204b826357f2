import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useT } from '../../texts/useT';
import type { PaletteOption, PaletteSection } from './usePalette';

interface OptionListProps {
  readonly id: string;
  readonly sections: readonly PaletteSection[];
  /** The option that Enter runs. */
  readonly active: PaletteOption | null;
  readonly onPoint: (optionId: string) => void;
  readonly onChoose: (option: PaletteOption, elsewhere: boolean) => void;
}

/** The options of the palette, in sections. Their element ids are `{id}-{number}`, numbered across sections. */
export function OptionList({ id, sections, active, onPoint, onChoose }: OptionListProps) {
  const t = useT();
  const starts = sections.map((_, index) =>
    sections.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={t('home.results')}
      sx={{ overflowY: 'auto', padding: sections.length > 0 ? 1 : 0, scrollPaddingBlock: 32 }}
    >
      {sections.map(({ label, options }, section) => (
        <Box key={label} role="group" aria-label={label} sx={{ '& + &': { marginBlockStart: 1 } }}>
          <Typography variant="caption" color="textSecondary" aria-hidden sx={{ display: 'block', paddingInline: 1.5 }}>
            {label}
          </Typography>
          {options.map((option, index) => (
            <OptionLine
              key={option.id}
              id={`${id}-${(starts[section] ?? 0) + index}`}
              option={option}
              active={option === active}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}

interface OptionLineProps extends Pick<OptionListProps, 'onPoint' | 'onChoose'> {
  readonly id: string;
  readonly option: PaletteOption;
  readonly active: boolean;
}

function OptionLine({ id, option, active, onPoint, onChoose }: OptionLineProps) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { title, hint, Icon } = option;
  return (
    <Box
      ref={line}
      id={id}
      role="option"
      aria-selected={active}
      onPointerMove={() => !active && onPoint(option.id)}
      // Keep the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onChoose(option, event.ctrlKey || event.metaKey)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minBlockSize: 44,
        paddingInline: 1.5,
        paddingBlock: 0.5,
        borderRadius: 1,
        cursor: 'pointer',
        '&[aria-selected=true]': {
          backgroundColor: 'action.selected',
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: -2,
        },
      }}
    >
      <Icon fontSize="small" color="action" />
      <Box component="span" sx={{ flexGrow: 1, minInlineSize: 0 }}>
        <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
          <bdi>{title}</bdi>
        </Typography>
        {hint && (
          <Typography component="span" variant="caption" color="textSecondary" noWrap sx={{ display: 'block' }}>
            <bdi>{hint}</bdi>
          </Typography>
        )}
      </Box>
    </Box>
  );
}
