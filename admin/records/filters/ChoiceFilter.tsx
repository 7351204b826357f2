import type { TextName } from '../../texts/translate';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useT } from '../../texts/useT';

const ALL = 'all';

interface Choice {
  readonly id: string;
  readonly label: string;
  readonly disabled?: boolean;
  /** Marked as a default one. */
  readonly badge?: boolean;
}

interface ChoiceFilterProps {
  readonly label: TextName;
  readonly choices: readonly Choice[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  /** Said of all of them. */
  readonly all?: TextName;
}

/** Narrows a list: all, or one of the choices. */
export function ChoiceFilter({ label, choices, chosen, onChoose, all = 'records.all' }: ChoiceFilterProps) {
  const t = useT();
  return (
    <TextField
      select
      size="small"
      label={t(label)}
      value={chosen ?? ALL}
      onChange={({ target }) => onChoose(target.value === ALL ? null : target.value)}
      sx={{ flex: { xs: '1 1 140px', lg: '1 1 120px' }, maxInlineSize: { sm: 220 } }}
    >
      <MenuItem value={ALL}>{t(all)}</MenuItem>
      {choices.map(({ id, label: name, disabled, badge }) => (
        <MenuItem key={id} value={id} disabled={disabled}>
          <bdi>{name}</bdi>
          {badge && (
            <Typography variant="caption" color="text.secondary" sx={{ marginInlineStart: 1 }}>
              {t('words.default')}
            </Typography>
          )}
        </MenuItem>
      ))}
    </TextField>
  );
}
