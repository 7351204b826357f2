import type { Label } from '@polyphony/domain/messages/messages.js';
import { type ReactNode, useRef } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';
import { FieldScopeProvider, type FieldScope } from '../../fields/binding/FieldScope';
import { handOver } from '../../fields/binding/handOver';
import { useShortcut } from '../../shortcuts/useShortcut';
import { useT } from '../../texts/useT';
import { FLOATING_INSET_PX } from '../../ui/FloatingButton';
import { ConflictDialog } from './ConflictDialog';
import { SaveState } from './SaveState';
import type { EntryForm } from './useEntryForm';

interface EntryFormViewProps {
  readonly entry: EntryForm;
  readonly scope: FieldScope;
  /** The label of the record's kind. */
  readonly label: Label;
  readonly action: string;
  /** Whether there are changes to save. */
  readonly ready: boolean;
  /** Called in place of a save, of a form that is left with what is typed in its draft. */
  readonly onDone?: (() => void) | undefined;
  /** Whether it is one of several forms on the screen: the key that saves is then for the one in use. */
  readonly among?: boolean;
  readonly onLoadTheirs?: () => Promise<void>;
  /** Compares the input with the concurrently saved version, if supported. */
  readonly onCompare?: () => Promise<void>;
  readonly children: ReactNode;
}

/** A form with its inputs, its submit button, and the conflict dialog. */
export function EntryFormView({
  entry,
  scope,
  label,
  action,
  ready,
  onDone,
  among = false,
  onLoadTheirs,
  onCompare,
  children,
}: EntryFormViewProps) {
  const t = useT();
  const { form, submit, busy, conflict, dismissConflict, restoreTyped, discardTyped } = entry;
  const element = useRef<HTMLFormElement>(null);
  useShortcut('save', () => {
    // Only the visible form: those of other languages are mounted behind their tabs. Dialogs take precedence.
    if (!element.current?.checkVisibility() || element.current.closest('[aria-hidden=true]')) return false;
    const used = document.activeElement?.closest('form') ?? element.current;
    if (among && used !== element.current) return false;
    handOver(element.current);
    // What was just handed over is a change that no render knows of yet. A record that was not loaded is never saved.
    const isReady = ready || (scope.record?.['unloaded'] !== true && entry.isChanged());
    if (among && !isReady) return false;
    if ((isReady || onDone) && !busy) element.current.requestSubmit();
    return undefined;
  });
  return (
    <FormProvider {...form}>
      <FieldScopeProvider value={scope}>
        <Box
          ref={element}
          component="form"
          noValidate
          aria-label={action}
          onSubmit={(event) => {
            // Enter sends the form without a blur.
            if (element.current) handOver(element.current);
            if (!onDone) return void submit(event);
            event.preventDefault();
            onDone();
          }}
          sx={{ borderRadius: 'inherit' }}
        >
          <Box sx={styles.fields}>
            {restoreTyped && (
              <Alert
                severity="info"
                sx={styles.notice}
                action={
                  <>
                    <Button color="inherit" size="small" onClick={restoreTyped}>
                      {t('records.restoreMyChanges')}
                    </Button>
                    <Button color="inherit" size="small" onClick={discardTyped}>
                      {t('menus.discardChanges')}
                    </Button>
                  </>
                }
              >
                <bdi>{t('records.youAreViewingTheirVersion')}</bdi>
              </Alert>
            )}
            {children}
          </Box>
          <Box sx={styles.bar}>
            <Button type="submit" variant="contained" disabled={busy || !(ready || onDone)}>
              {onDone ? t('firstSteps.done') : busy ? t('records.processing') : action}
            </Button>
            {!onDone && <SaveState entry={entry} />}
          </Box>
        </Box>
        <ConflictDialog
          label={label}
          conflict={conflict}
          onKeepEditing={dismissConflict}
          onLoadTheirs={() => {
            dismissConflict();
            void onLoadTheirs?.();
          }}
          onCompare={
            onCompare &&
            (() => {
              dismissConflict();
              void onCompare();
            })
          }
        />
      </FieldScopeProvider>
    </FormProvider>
  );
}

const styles = {
  fields: {
    display: 'grid',
    gap: 2.5,
    padding: { xs: 2, md: 3 },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    // Keeps a focused control clear of the top bar and of the bar with the submit button.
    '& :is(input, textarea, [role="combobox"], button, a)': { scrollMarginBlock: '110px 90px' },
  },
  /** Its buttons are below its text where the window is narrow. */
  notice: {
    gridColumn: '1 / -1',
    flexWrap: 'wrap',
    '& .MuiAlert-message': { flex: '1 1 220px' },
    '& .MuiButton-root': { whiteSpace: 'nowrap' },
  },
  /** Sticky: at the end of the form, or of the window while the form is longer. */
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    paddingInlineStart: { xs: 2, md: 3 },
    // Clear of the button that floats in the corner.
    paddingInlineEnd: `${FLOATING_INSET_PX}px`,
    paddingBlock: 1.5,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
    borderEndStartRadius: 'inherit',
    borderEndEndRadius: 'inherit',
    backgroundColor: 'background.paper',
  },
} as const;
