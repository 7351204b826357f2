import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { SEARCH_MAX } from '@polyphony/domain/limits.js';
import { type KeyboardEvent, useId, useState } from 'react';
import { failureOf } from '../../platform/failure';
import { useT } from '../../texts/useT';
import { OptionList } from './OptionList';
import { PaletteStatus } from './PaletteStatus';
import { type PaletteOption, usePalette } from './usePalette';
import { CloseIcon, SearchIcon } from '../../ui/icons/actions';

/** Number of options that Page Up and Page Down skip. */
const PAGE = 5;

interface PaletteProps {
  /** Called with whether to restore the focus; otherwise the new page takes it. */
  readonly onClose: (toOpener: boolean) => void;
}

/**
 * The command palette: a field that searches screens, actions and records, and the list of results. The focus stays in
 * the field, and arrow keys move the active option (WAI-ARIA: combobox with a listbox).
 */
export default function Palette({ onClose }: PaletteProps) {
  const t = useT();
  const [text, setText] = useState('');
  const { sections, search, searching } = usePalette(text);
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useId();
  const title = useId();
  const options = sections.flatMap((section) => section.options);
  const at = Math.max(
    0,
    options.findIndex(({ id }) => id === chosen),
  );
  const active = options[at];
  const failure = search.error && failureOf(search.error);

  const run = (option: PaletteOption, elsewhere: boolean) => {
    if (elsewhere && option.to) {
      window.open(`${import.meta.env.BASE_URL.replace(/\/$/, '')}${option.to}`, '_blank', 'noopener');
      return;
    }
    onClose(option.to === null && option.focuses !== true);
    option.choose();
  };

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move((at + 1) % options.length),
    ArrowUp: () => move((at + options.length - 1) % options.length),
    PageDown: () => move(Math.min(at + PAGE, options.length - 1)),
    PageUp: () => move(Math.max(at - PAGE, 0)),
  };
  const move = (to: number) => setChosen(options[to]?.id ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys while an input method is composing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) run(active, event.ctrlKey || event.metaKey);
      else if (failure) search.retry();
    } else if (keys[event.key] && options.length > 0) {
      event.preventDefault();
      keys[event.key]?.();
    }
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
      transitionDuration={0}
      onClose={() => onClose(true)}
      aria-labelledby={title}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          sx: {
            marginBlock: { xs: 1, sm: '12vh' },
            marginInline: { xs: 1, sm: 4 },
            inlineSize: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
            maxBlockSize: { xs: 'calc(100% - 16px)', sm: '70vh' },
          },
        },
      }}
    >
      <span id={title} hidden>
        {t('home.search')}
      </span>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          padding: 1.5,
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <SearchIcon color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
          placeholder={t('home.screensActionsRecords')}
          inputProps={{
            role: 'combobox',
            type: 'text',
            dir: 'auto',
            maxLength: SEARCH_MAX,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            'aria-label': t('home.searchForScreensActionsAnd'),
            'aria-autocomplete': 'list',
            'aria-expanded': options.length > 0,
            'aria-controls': list,
            'aria-activedescendant': active ? `${list}-${at}` : undefined,
          }}
        />
        <IconButton size="small" aria-label={t('records.close')} onClick={() => onClose(true)}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <OptionList id={list} sections={sections} active={active ?? null} onPoint={setChosen} onChoose={run} />
      <PaletteStatus
        busy={search.busy}
        failure={failure}
        onRetry={search.retry}
        nothing={searching && !search.busy && !failure && options.length === 0}
        count={options.length}
      />
    </Dialog>
  );
}
