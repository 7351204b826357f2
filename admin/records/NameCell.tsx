import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useT } from '../texts/useT';
import type { RecordRow } from './operations';
import { cut } from './format';
import { treeIndent, type TreeRow } from './treeRows';

interface NameCellProps {
  readonly name: string;
  readonly row: TreeRow<RecordRow>;
  readonly tree: boolean;
  readonly small: boolean;
  /** Whether the keyboard is at the cell: a name that is cut is then said whole. */
  readonly focused: boolean;
  readonly onExpand: (id: string) => void;
}

/** A record's name; in a tree it stands in by its level, and opens what is below it. */
export function NameCell({
  name,
  row: { record, depth, hasChildren, expanded },
  tree,
  small,
  focused,
  onExpand,
}: NameCellProps) {
  const t = useT();
  const shown = cut(name, small ? 'smallScreenName' : 'tableName');
  const [over, setOver] = useState(false);
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minInlineSize: 0 }}
      style={tree ? { paddingInlineStart: treeIndent(depth) } : undefined}
    >
      {tree && !hasChildren && <Box sx={{ inlineSize: 22, flexShrink: 0 }} />}
      {hasChildren && (
        <IconButton
          size="small"
          aria-expanded={expanded}
          aria-label={t('Below {name}', { name })}
          onClick={(event) => {
            event.stopPropagation();
            onExpand(record.id);
          }}
          sx={{ marginInlineStart: -1 }}
        >
          <ExpandMoreIcon
            fontSize="small"
            sx={({ direction }) => ({
              transition: 'transform 0.15s',
              // Closed, it points to where reading goes on.
              transform: expanded ? 'none' : `rotate(${direction === 'rtl' ? 90 : -90}deg)`,
            })}
          />
        </IconButton>
      )}
      <Tooltip title={shown === name ? '' : <bdi>{name}</bdi>} open={over || focused} placement="top-start">
        <Box
          component="bdi"
          className="record-name"
          onPointerEnter={() => setOver(true)}
          onPointerLeave={() => setOver(false)}
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {shown}
        </Box>
      </Tooltip>
    </Box>
  );
}
