import { use, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import ButtonBase from '@mui/material/ButtonBase';
import { useFieldScope } from '../../../fields/binding/FieldScope';
import { ruleFacts } from '../../../fields/binding/ruleFacts';
import { languageName } from '../../../texts/languageName';
import { wholeNumber } from '../../../texts/numbers';
import { useT } from '../../../texts/useT';
import { CommentIcon } from '../../../ui/icons/record';
import { CommentThread } from './CommentThread';
import { commentsOn, openComments } from './comments';
import { ReviewContext } from './ReviewContext';

/** The button at an input that opens the comments on its field, with the number of those that are open. */
export default function FieldComments({ name }: { readonly name: string }) {
  const t = useT();
  const { rules, lang, record } = useFieldScope();
  const onScreen = use(ReviewContext);
  const marker = useRef<HTMLSpanElement>(null);
  const [root, setRoot] = useState<Element | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const rule = rules[name];
  // An input is one element of the form's grid: the button is within it, so that the grid has no cell more.
  useLayoutEffect(() => {
    const found = marker.current?.previousElementSibling ?? null;
    if (found instanceof HTMLElement && getComputedStyle(found).position === 'static')
      found.style.position = 'relative';
    setRoot(found);
  }, []);
  // Entries of lists change places: comments are on the list.
  if (!onScreen || !record || rule === undefined) return null;
  const { label, perLanguage } = ruleFacts(rule);
  if (label === '') return null;
  const code = perLanguage ? lang : null;
  const open = openComments(commentsOn(onScreen.review?.comments ?? [], name, code)).length;
  const title = code
    ? t('review.fieldInLanguage', { field: t(label), language: languageName(code, t.language) })
    : t(label);
  return (
    <>
      <span ref={marker} hidden />
      {root &&
        createPortal(
          <ButtonBase
            aria-label={t('review.commentsOnField', { field: title, count: open })}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            data-comments={name}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={{ ...styles.button, ...(open > 0 && styles.open) }}
          >
            <CommentIcon sx={{ fontSize: '0.875rem' }} />
            {open > 0 && wholeNumber(open)}
          </ButtonBase>,
          root,
        )}
      {anchor && (
        <CommentThread anchor={anchor} title={title} field={name} lang={code} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

const styles = {
  button: {
    position: 'absolute',
    insetBlockStart: -4,
    insetInlineEnd: 8,
    zIndex: 1,
    gap: 0.5,
    minInlineSize: 28,
    blockSize: 24,
    paddingInline: 0.75,
    borderRadius: '12px',
    border: '1px solid',
    borderColor: 'divider',
    backgroundColor: 'background.paper',
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontWeight: 600,
    '&:hover, &:focus-visible': { color: 'text.primary', borderColor: 'line.strong' },
  },
  open: { color: 'warning.main', borderColor: 'warning.main', backgroundColor: 'quiet.warning' },
} as const;
