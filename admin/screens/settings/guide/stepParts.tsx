import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { FieldScopeProvider, type FieldScope } from '../../../fields/binding/FieldScope';
import { handOver } from '../../../fields/binding/handOver';
import type { EntryForm } from '../../../records/form/useEntryForm';
import { useT } from '../../../texts/useT';

/** What a step of the guide gets. */
export interface StepProps {
  /** Leads to the next step; what this one holds is saved by then. */
  readonly onDone: () => void;
  /** The step before; null for the first. */
  readonly onBack: (() => void) | null;
  readonly last: boolean;
}

interface NavProps extends StepProps {
  readonly busy?: boolean;
  /** Called in place of a submit. */
  readonly onContinue?: () => void;
}

/** The buttons at the end of a step. */
export function StepNav({ onDone, onBack, last, busy = false, onContinue }: NavProps) {
  const t = useT();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        marginBlockStart: 3,
        '& .MuiButton-root': { minBlockSize: 40 },
      }}
    >
      {onBack && (
        <Button variant="outlined" color="inherit" onClick={onBack} disabled={busy}>
          {t('shell.back')}
        </Button>
      )}
      <Box sx={{ flexGrow: 1 }} />
      <Button color="inherit" onClick={onDone} disabled={busy}>
        {t('firstSteps.skipThisStep')}
      </Button>
      <Button
        variant="contained"
        disabled={busy}
        {...(onContinue ? { onClick: onContinue } : { type: 'submit' as const })}
      >
        {busy ? t('records.processing') : last ? t('firstSteps.finish') : t('firstSteps.continue')}
      </Button>
    </Box>
  );
}

interface FormProps extends StepProps {
  readonly entry: EntryForm;
  readonly scope: FieldScope;
  readonly label: string;
  readonly children: ReactNode;
}

/** A step that is a form: it is saved before the next step, if it holds a change. */
export function StepForm({ entry, scope, label, children, ...nav }: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { form, submit, busy, isChanged } = entry;
  return (
    <FormProvider {...form}>
      <FieldScopeProvider value={scope}>
        <Box
          ref={element}
          component="form"
          noValidate
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            if (element.current) handOver(element.current);
            if (isChanged()) void submit(event);
            else nav.onDone();
          }}
        >
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
          <StepNav {...nav} busy={busy} />
        </Box>
      </FieldScopeProvider>
    </FormProvider>
  );
}

/** In place of a step that is still loading. */
export function StepPlaceholder({ lines = 2 }: { readonly lines?: number }) {
  const t = useT();
  return (
    <Box role="status" aria-label={t('records.loading')} sx={{ display: 'grid', gap: 2.5 }}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} variant="rounded" height={56} />
      ))}
    </Box>
  );
}
