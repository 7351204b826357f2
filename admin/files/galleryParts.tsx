import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { SEARCH_MAX } from '@polyphony/domain/limits.js';
import { ChoiceFilter } from '../records/filters/ChoiceFilter';
import { useT } from '../texts/useT';
import { FILE_KIND_CHOICES } from './fileWords';
import type { Gallery } from './useGallery';
import { SearchIcon } from '../ui/icons/actions';

/** The search bar above the cards of the picker. */
export function GalleryBar({ gallery, children }: { readonly gallery: Gallery; readonly children: ReactNode }) {
  const t = useT();
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, paddingInline: 2, paddingBlock: 1 }}
    >
      <TextField
        size="small"
        type="search"
        label={t('records.searchByName')}
        value={gallery.search}
        onChange={({ target }) => gallery.setSearch(target.value)}
        sx={{ flex: '1 1 180px', maxInlineSize: { sm: 320 } }}
        slotProps={{
          htmlInput: { maxLength: SEARCH_MAX, dir: 'auto' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <ChoiceFilter
        label="files.fileType"
        choices={FILE_KIND_CHOICES.map(({ id, label }) => ({ id, label: t(label) }))}
        chosen={gallery.kind}
        onChoose={(kind) => gallery.setKind(kind)}
      />
      {children}
    </Box>
  );
}

/** The picker's pagination, if there is more than one page. */
export function GalleryPages({ gallery: { page, totalPages, setPage } }: { readonly gallery: Gallery }) {
  const t = useT();
  if (totalPages < 2) return null;
  return (
    <Pagination
      aria-label={t('records.pages')}
      count={totalPages}
      page={page}
      onChange={(_, to) => setPage(to)}
      color="primary"
      sx={{ display: 'flex', justifyContent: 'center', paddingBlock: 1.5 }}
    />
  );
}
