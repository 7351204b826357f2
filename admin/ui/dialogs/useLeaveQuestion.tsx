import { type ReactNode, useState } from 'react';
import { LeaveDialog, type LeaveWords } from './LeaveDialog';

interface LeaveQuestionOptions extends LeaveWords {
  /** Whether the dialog holds something that is lost when it closes. */
  readonly unsaved: boolean;
  readonly onClose: () => void;
}

interface LeaveQuestion {
  /** Closes the dialog, after a confirmation while it holds something unsaved. */
  readonly close: () => void;
  /** To render beside the dialog. */
  readonly question: ReactNode;
}

/**
 * Asks for confirmation before a dialog with unsaved changes is closed, by whichever of its ways. The question is
 * withdrawn once nothing is unsaved any more.
 */
export function useLeaveQuestion({ unsaved, onClose, ...words }: LeaveQuestionOptions): LeaveQuestion {
  const [open, setOpen] = useState(false);
  if (open && !unsaved) setOpen(false);
  return {
    close: () => (unsaved ? setOpen(true) : onClose()),
    question: (
      <LeaveDialog
        {...words}
        open={open}
        onStay={() => setOpen(false)}
        onLeave={() => {
          setOpen(false);
          onClose();
        }}
      />
    ),
  };
}
