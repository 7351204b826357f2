import { Suspense, useId, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { HintPopper } from '../../ui/hint/Hint';
import { PageLink } from '../../navigation/PageLink';
import { useT } from '../../texts/useT';
import type { RecordRow } from '../operations';
import { cut, type Cut } from '../format';
import { treeIndent, type TreeRow } from '../list/treeRows';
import { ChevronDownIcon } from '../../ui/icons/arrows';

interface NameCellProps {
  readonly name: string;
  readonly row: TreeRow<RecordRow>;
  readonly tree: boolean;
  /** Truncation of the name. */
  readonly cutAs: Cut;
  /** The link to the record's form, for users who may edit it. */
  readonly to: string | null;
  /** Secondary text below the name. */
  readonly below: string;
  /** Whether that text is shown only where there is room for it. */
  readonly spare: boolean;
  /** Said beside the name: that the record has a draft. */
  readonly mark: string | null;
  /** Whether the cell has the keyboard focus; a truncated name is then shown in full. */
  readonly focused: boolean;
  readonly onExpand: (id: string) => void;
}

/** A record's name; in a tree it is indented, with a button to expand its children. */
export function NameCell({
  name,
  row: { record, depth, hasChildren, expanded },
  tree,
  cutAs,
  to,
  below,
  spare,
  mark,
  focused,
  onExpand,
}: NameCellProps) {
  const t = useT();
  const displayedName = cut(name, cutAs);
  const id = useId();
  const [over, setOver] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  if (!focused && dismissed) setDismissed(false);
  const dismiss = () => {
    setOver(false);
    setDismissed(true);
  };
  const words = (
    <bdi id={id} className="record-name" onPointerEnter={() => setOver(true)} onPointerLeave={() => setOver(false)}>
      {displayedName}
    </bdi>
  );
  return (
    <div className="record-title" style={tree ? { paddingInlineStart: treeIndent(depth) } : undefined}>
      {tree && !hasChildren && <span className="record-leaf" />}
      {hasChildren && (
        <IconButton
          size="small"
          aria-expanded={expanded}
          aria-label={t('records.belowName', { name })}
          onClick={(event) => {
            event.stopPropagation();
            onExpand(record.id);
          }}
          sx={{ marginInlineStart: -1 }}
        >
          <ChevronDownIcon
            fontSize="small"
            sx={({ direction }) => ({
              transition: 'transform 0.15s',
              // Collapsed, it points in reading direction.
              transform: expanded ? 'none' : `rotate(${direction === 'rtl' ? 90 : -90}deg)`,
            })}
          />
        </IconButton>
      )}
      <span className="record-lines">
        {to ? (
          <PageLink className="record-link" to={to} relative="path" onClick={(event) => event.stopPropagation()}>
            {words}
          </PageLink>
        ) : (
          words
        )}
        {below && <bdi className={spare ? 'record-below record-spare' : 'record-below'}>{below}</bdi>}
      </span>
      {mark && <span className="record-mark">{mark}</span>}
      {displayedName !== name && (over || (focused && !dismissed)) && (
        <Suspense>
          <HintPopper anchor={document.getElementById(id)} placement="top-start" onEscape={dismiss}>
            <bdi>{name}</bdi>
          </HintPopper>
        </Suspense>
      )}
    </div>
  );
}
