import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useT } from '../../../texts/useT';
import { DemoDialog } from '../demo/DemoDialog';
import { StepNav, type StepProps } from './stepParts';

/** The demo content stays for a while, or goes. */
export function ContentStep(step: StepProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('firstSteps.removeTheDemoContent')}
        </Button>
      </Box>
      <DemoDialog open={open} onClose={() => setOpen(false)} />
      <StepNav {...step} onContinue={step.onDone} />
    </>
  );
}
