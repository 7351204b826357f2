import type { TextName } from '../../texts/translate';
import { useId, useRef } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { toastError, toastSuccess } from '../../ui/toasts/toasts';
import { useT } from '../../texts/useT';
import { DENSITIES, USUAL, viewOf, type Density } from './viewSettings';
import { SavedViews } from './SavedViews';
import type { LookControl } from './useViewSettings';

export interface ViewPanelProps extends LookControl {
  /** The plural of the listed kind. */
  readonly list: string;
  /** The columns that can be hidden; none if the list is not a table. */
  readonly columns: readonly { readonly id: string; readonly label: TextName }[];
  readonly pageSize: number;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

const DENSITY_LABELS: Readonly<Record<Density, TextName>> = {
  compact: 'shell.compact',
  standard: 'lists.standard',
  comfortable: 'lists.comfortable',
};

/** The view settings of a list, in a panel below their button. */
export default function ViewPanel({ list, columns, viewSettings, change, pageSize, anchor, onClose }: ViewPanelProps) {
  const t = useT();
  const titles = useId();
  const [params, setParams] = useSearchParams();
  const query = viewOf(params, viewSettings, pageSize);
  const copy = () => {
    const link = `${window.location.origin}${window.location.pathname}?${query}`;
    navigator.clipboard.writeText(link).then(
      () => toastSuccess(t('lists.linkCopied')),
      () => toastError(t('lists.theLinkCouldNotBe')),
    );
  };
  const choices = useRef<HTMLElement>(null);
  const reset = () => {
    change(USUAL);
    // The button disappears, so move the focus within the panel.
    choices.current?.focus();
  };
  const show = (id: string, visible: boolean) =>
    change({ hidden: visible ? viewSettings.hidden.filter((name) => name !== id) : [...viewSettings.hidden, id] });
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('labels.view'), sx: { inlineSize: 320, maxInlineSize: '94vw' } },
      }}
    >
      <Stack spacing={2} sx={{ padding: 2 }}>
        {columns.length > 0 && (
          <>
            <Stack component="section" aria-labelledby={`${titles}-density`} spacing={1}>
              <Title id={`${titles}-density`}>{t('lists.density')}</Title>
              <ToggleButtonGroup
                exclusive
                fullWidth
                size="small"
                aria-labelledby={`${titles}-density`}
                value={viewSettings.density}
                onChange={(_, density: Density | null) => density && change({ density })}
              >
                {DENSITIES.map((density) => (
                  <ToggleButton key={density} value={density} sx={{ textTransform: 'none' }}>
                    {t(DENSITY_LABELS[density])}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
            </Stack>
            <Stack
              component="section"
              role="group"
              ref={choices}
              tabIndex={-1}
              aria-labelledby={`${titles}-columns`}
              sx={{ outline: 'none' }}
            >
              <Title id={`${titles}-columns`}>{t('lists.columns')}</Title>
              {columns.map(({ id, label }) => (
                <FormControlLabel
                  key={id}
                  label={t(label)}
                  control={
                    <Checkbox
                      size="small"
                      checked={!viewSettings.hidden.includes(id)}
                      onChange={({ target }) => show(id, target.checked)}
                    />
                  }
                />
              ))}
              {(viewSettings.hidden.length > 0 || viewSettings.density !== USUAL.density) && (
                <Button size="small" sx={{ alignSelf: 'start' }} onClick={reset}>
                  {t('lists.reset')}
                </Button>
              )}
            </Stack>
          </>
        )}
        <SavedViews
          list={list}
          query={query}
          onApply={(chosen) => {
            setParams(new URLSearchParams(chosen));
            onClose();
          }}
        />
        <Button size="small" variant="outlined" onClick={copy}>
          {t('lists.copyLinkToThisView')}
        </Button>
      </Stack>
    </Popover>
  );
}

const Title = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <Typography id={id} component="h2" variant="subtitle2">
    {children}
  </Typography>
);
