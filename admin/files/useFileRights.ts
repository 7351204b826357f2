import { useMemo } from 'react';
import { allowed, holds, type Session } from '../session/rights/gates';
import { useSession } from '../session/SessionProvider';

/** The user's permissions for files, each by its own gate (FILES-062). */
export interface FileRights {
  /** To list them, in order to pick one. */
  readonly list: boolean;
  readonly upload: boolean;
  readonly delete: boolean;
  readonly toggle: boolean;
  readonly download: boolean;
  /** To see the details of a file. */
  readonly details: boolean;
  /** To see where a file is used: also those who may only delete it. */
  readonly uses: boolean;
  readonly edit: boolean;
  /** To translate a file's texts. */
  readonly translate: boolean;
  /** To see which actions are allowed on a file; not needed to pick one. */
  readonly works: boolean;
}

export function fileRightsOf(session: Session | null): FileRights {
  const may = (type: string, field: string) => allowed(session, type, field);
  return {
    list: may('Query', 'files'),
    upload: may('Mutation', 'registerUpload'),
    delete: may('Mutation', 'deleteFile'),
    toggle: may('Mutation', 'toggleFileDefault'),
    // Over REST, whose address needs the file's key.
    download: holds(session, ['DOWNLOAD_FILE']) && may('Query', 'file') && may('File', 'fileS3Key'),
    // Those who may edit or translate a file do so in its details (ADR-0026, ADR-0051).
    details: holds(session, ['FILE_DETAILS', 'ADD_FILE', 'TRANSLATE_FILE']),
    uses: may('Query', 'file') && may('File', 'usedBy'),
    edit: may('Mutation', 'updateFile'),
    translate: may('Mutation', 'translateFile'),
    works: may('File', 'can'),
  };
}

export function useFileRights(): FileRights {
  const session = useSession();
  return useMemo(() => fileRightsOf(session), [session]);
}
