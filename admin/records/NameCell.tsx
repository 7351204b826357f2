import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { SMALL_SCREEN_NAME_CUT } from '@polyphony/domain/limits.js';
import { useT } from '../texts/useT';
import type { RecordRow } from './operations';
import { cut, treeIndent, type TreeRow } from './treeRows';

interface NameCellProps {
  readonly name: string;
  readonly row: TreeRow<RecordRow>;
  readonly tree: boolean;
  readonly small: boolean;
  readonly onExpand: (id: string) => void;
}

/** A record's name; in a tree it stands in by its level, and opens what is below it. */
export function NameCell({
  name,
  row: { record, depth, hasChildren, expanded },
  tree,
  small,
  onExpand,
}: NameCellProps) {
  const t = useT();
  const shown = small ? cut(name, SMALL_SCREEN_NAME_CUT) : name;
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
      <Box component="bdi" className="record-name" title={name} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {shown}
      </Box>
    </Box>
  );
}
