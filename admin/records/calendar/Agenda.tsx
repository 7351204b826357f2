import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../../texts/useT';
import type { ListScreen } from '../screen';
import type { Dated } from './lanes';
import { daysOf, RecordMark } from './RecordMark';
import { STATE_WORDS, stateOf } from '../recordState';

interface AgendaProps {
  readonly screen: ListScreen;
  readonly records: readonly Dated[];
  readonly edit: boolean;
}

/** A list of records, each with its dates and its state as text. */
export function Agenda({ screen, records, edit }: AgendaProps) {
  const t = useT();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
      }}
    >
      {records.map((record) => (
        <li key={record.row.id}>
          <RecordMark
            screen={screen}
            record={record}
            edit={edit}
            sx={{ fontSize: '0.9375rem', paddingBlock: 0.75, paddingInline: 1.25 }}
          />
          <Typography variant="body2" color="text.secondary" sx={{ paddingInline: 1.25, marginBlockStart: 0.25 }}>
            {daysOf(record)} · {t(STATE_WORDS[stateOf(record.row)])}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
