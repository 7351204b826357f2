import '../../ui/inlineFields.css';
import { memo, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import PaginationItem from '@mui/material/PaginationItem';
import Select from '@mui/material/Select';
import { PAGE_SIZE_OPTIONS } from '@polyphony/domain/limits.js';
import { Link } from 'react-router';
import { useT } from '../../texts/useT';
import { needsPager, pagerWindow } from './state/pager';
import type { ListStateControl } from './state/useListState';

interface ListPagerProps {
  readonly state: Pick<ListStateControl, 'displayed' | 'change' | 'hrefOf'>;
  /** Number of rows on all pages. */
  readonly total: number;
  readonly totalPages: number;
}

/** The rows-per-page select, and page links if there is more than one page. */
export const ListPager = ({ state: { displayed, change, hrefOf }, total, totalPages }: ListPagerProps) => (
  <Pager
    page={displayed.page}
    pageSize={displayed.pageSize}
    change={change}
    hrefOf={hrefOf}
    total={total}
    totalPages={totalPages}
  />
);

interface PagerProps extends Pick<ListStateControl, 'change' | 'hrefOf'>, Omit<ListPagerProps, 'state'> {
  readonly page: number;
  readonly pageSize: number;
}

/** Memoized: re-renders for another page, not while its rows load. */
const Pager = memo(function Pager({ page, pageSize, change, hrefOf, total, totalPages }: PagerProps) {
  const t = useT();
  if (!needsPager(total, PAGE_SIZE_OPTIONS[0]) && !needsPager(total, pageSize)) return null;
  return (
    <div className="inline-fields list-bar list-bar--ends">
      <FormControl size="small">
        <InputLabel id="page-size-label" shrink>
          {t('records.rowsPerPage')}
        </InputLabel>
        <Select
          labelId="page-size-label"
          label={t('records.rowsPerPage')}
          notched
          displayEmpty
          value={PAGE_SIZE_OPTIONS.some((option) => option === pageSize) ? pageSize : ''}
          renderValue={() => pageSize}
          onChange={({ target }) => change({ pageSize: Number(target.value) })}
        >
          {PAGE_SIZE_OPTIONS.map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      {needsPager(total, pageSize) && <Pages page={page} totalPages={totalPages} change={change} hrefOf={hrefOf} />}
    </div>
  );
});

type PagesProps = Pick<PagerProps, 'page' | 'totalPages' | 'change' | 'hrefOf'>;

function Pages({ page, totalPages, change, hrefOf }: PagesProps) {
  const t = useT();
  const { pages, ellipsis } = pagerWindow(page, totalPages);
  const linkTo = (target: number) => ({
    component: Link,
    to: hrefOf({ page: target }),
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      change({ page: target });
    },
  });
  const arrow = (type: 'previous' | 'next', target: number) => {
    const possible = target >= 1 && target <= totalPages;
    const label = type === 'previous' ? t('records.previousPage') : t('records.nextPage');
    return <PaginationItem type={type} aria-label={label} disabled={!possible} {...(possible && linkTo(target))} />;
  };
  return (
    <Box component="nav" aria-label={t('records.pages')} sx={{ display: 'flex', alignItems: 'center' }}>
      {arrow('previous', page - 1)}
      {pages.map((target) => (
        <PaginationItem
          key={target}
          page={target}
          selected={target === page}
          aria-current={target === page ? 'page' : undefined}
          aria-label={t('records.pageTarget', { target })}
          {...linkTo(target)}
        />
      ))}
      {ellipsis && <PaginationItem type="end-ellipsis" />}
      {arrow('next', page + 1)}
    </Box>
  );
}
