import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import { Hint } from '../ui/hint/Hint';
import { useT } from '../texts/useT';

interface RepeaterEntryProps {
  readonly index: number;
  readonly count: number;
  readonly noun: string;
  readonly readOnly: boolean;
  readonly onMove: (to: number, press: 'up' | 'down') => void;
  readonly onRemove: () => void;
  readonly onDragStart: () => void;
  readonly onDrop: () => void;
  readonly children: ReactNode;
}

/** One entry of a repeated field: its number, what moves and removes it, and its inputs. */
export function RepeaterEntry(props: RepeaterEntryProps) {
  const { index, count, noun, readOnly, onMove, onRemove, onDragStart, onDrop, children } = props;
  const t = useT();
  const [over, setOver] = useState(false);
  const name = `${noun} ${index + 1}`;
  const press = (which: string, label: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Hint title={disabled ? '' : label}>
      <IconButton size="small" data-press={which} aria-label={label} disabled={disabled} onClick={onClick}>
        {icon}
      </IconButton>
    </Hint>
  );
  return (
    <Box
      role="group"
      aria-label={name}
      data-entry={index}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      sx={{ border: 1, borderColor: over ? 'primary.main' : 'divider', borderRadius: 1, padding: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', marginBlockEnd: 1.5 }}>
        {!readOnly && count > 1 && (
          <Box
            draggable
            aria-hidden
            onDragStart={onDragStart}
            sx={{ cursor: 'grab', display: 'flex', marginInlineEnd: 1 }}
          >
            <DragIcon fontSize="small" color="action" />
          </Box>
        )}
        <Typography variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Typography>
        {!readOnly && (
          <>
            {press(
              'up',
              t('Move {name} up', { name }),
              <ArrowUpIcon fontSize="small" />,
              () => onMove(index - 1, 'up'),
              index === 0,
            )}
            {press(
              'down',
              t('Move {name} down', { name }),
              <ArrowDownIcon fontSize="small" />,
              () => onMove(index + 1, 'down'),
              index === count - 1,
            )}
            {press('remove', t('Remove {name}', { name }), <DeleteIcon fontSize="small" />, onRemove)}
          </>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </Box>
  );
}
