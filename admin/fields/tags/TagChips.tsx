import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useT } from '../../texts/useT';
import type { Tags } from './useTags';

interface TagChipsProps {
  readonly label: string;
  readonly readOnly: boolean;
  readonly of: Pick<Tags, 'tags' | 'removeAt'>;
}

/** The tags of a field, each with a way to remove it, in the flow of its input. */
export function TagChips({ label, readOnly, of: { tags, removeAt } }: TagChipsProps) {
  const t = useT();
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'contents', listStyle: 'none' }}>
      {tags.map((tag, index) => (
        <li key={tag}>
          <Chip
            size="small"
            label={<bdi>{tag}</bdi>}
            {...(!readOnly && {
              tabIndex: 0,
              'aria-label': t('lists.tagRemoveWithDelete', { tag }),
              onDelete: () => removeAt(index),
            })}
          />
        </li>
      ))}
    </Box>
  );
}
