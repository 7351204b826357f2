import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TypedPreviewRequest } from '@polyphony/domain/publishing/typedPreview.js';
import { useStore } from '../platform/Store';
import { useT } from '../texts/useT';
import { PREVIEW_PANEL } from './PreviewToggle';
import { PREVIEW_WIDTHS, usePreviewChoice } from './previewChoice';
import { focusField } from './focusField';
import { SiteFrame } from './SiteFrame';
import { byLanguage, type TypedForms } from './typedForms';
import { usePreview } from './usePreview';
import { WidthChoice } from './WidthChoice';

interface PreviewPanelProps extends Omit<TypedPreviewRequest, 'forms'> {
  readonly typed: TypedForms;
  /** Name of the page as a person reads it, and its language. */
  readonly page: string;
  readonly language: string;
  /** Opens the part of the screen that has the form of a field, where not all forms are on it. */
  readonly onField?: (field: string) => void;
}

/** The public page with what is typed and not saved, beside the forms that it is typed into. */
export function PreviewPanel({ typed, page, language, kind, id, lang, onField }: PreviewPanelProps) {
  const t = useT();
  const { width } = usePreviewChoice();
  const focused = useStore(typed.focused);
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => () => giveUp.current?.(), []);
  const goTo = (field: string) => {
    giveUp.current?.();
    onField?.(field);
    giveUp.current = focusField(() => typed.targets.values(), field, lang);
  };
  const forms = byLanguage(useStore(typed));
  const { html, lang: drawnIn, problem, busy, again } = usePreview({ kind, id, lang, forms });
  return (
    <Box
      id={PREVIEW_PANEL}
      component="section"
      aria-labelledby={`${PREVIEW_PANEL}-title`}
      aria-busy={busy}
      sx={styles.panel}
    >
      <Box sx={styles.head}>
        <Typography id={`${PREVIEW_PANEL}-title`} variant="subtitle1" component="h2" sx={{ flexGrow: 1 }}>
          {t('publishing.preview')}
        </Typography>
        <WidthChoice />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
        {t('publishing.clickToEdit')}
      </Typography>
      <Box role="status">
        {problem && (
          <Alert
            severity={problem.is === 'invalid' ? 'warning' : 'error'}
            sx={{ borderRadius: 0 }}
            action={
              problem.is === 'failed' && (
                <Button color="inherit" size="small" onClick={again}>
                  {t('records.tryAgain')}
                </Button>
              )
            }
          >
            {problem.is === 'invalid' ? t('publishing.thePreviewShowsTheLast') : t('publishing.thePreviewCouldNotBe')}{' '}
            <bdi>{t.words(problem.message)}</bdi>
          </Alert>
        )}
      </Box>
      <Box aria-hidden sx={{ blockSize: 2 }}>
        {busy && <LinearProgress sx={{ blockSize: 2 }} />}
      </Box>
      {html === null ? (
        <Skeleton variant="rectangular" sx={{ flex: 1 }} />
      ) : (
        <SiteFrame
          html={html}
          lang={drawnIn}
          width={PREVIEW_WIDTHS[width]}
          focused={focused}
          onField={goTo}
          title={t('publishing.previewOfPageInLanguage', { page, language })}
        />
      )}
    </Box>
  );
}

const styles = {
  panel: {
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    backgroundColor: 'background.paper',
    overflow: 'hidden',
    alignSelf: 'start',
    blockSize: { xs: '80vh', lg: 'calc(100vh - 120px)' },
    position: { lg: 'sticky' },
    insetBlockStart: { lg: 90 },
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: 0,
    borderBlockStartWidth: { xs: 1, lg: 0 },
    borderInlineStartWidth: { lg: 1 },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingInline: 2, paddingBlock: 1 },
} as const;
