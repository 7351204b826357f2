import { useMemo } from 'react';
import { allowed, holds } from '../session/rights/gates';
import { useSession } from '../session/SessionProvider';

/** The user's permissions for files, each by its own gate (FILES-062). */
export interface FileRights {
  readonly list: boolean;
  /** To read one by its id. */
  readonly single: boolean;
  readonly upload: boolean;
  readonly delete: boolean;
  readonly toggle: boolean;
  readonly download: boolean;
  /** To see where a file is used. */
  readonly details: boolean;
  readonly edit: boolean;
  /** To translate a file's texts. */
  readonly translate: boolean;
  /** To see which actions are allowed on a file; not needed to pick one. */
  readonly works: boolean;
}

export function useFileRights(): FileRights {
  const session = useSession();
  return useMemo(() => {
    const may = (type: string, field: string) => allowed(session, type, field);
    return {
      list: may('Query', 'files'),
      single: may('Query', 'file'),
      upload: may('Mutation', 'registerUpload'),
      delete: may('Mutation', 'deleteFile'),
      toggle: may('Mutation', 'toggleFileDefault'),
      // Over REST, whose address needs the file's key.
      download: holds(session, ['DOWNLOAD_FILE']) && may('Query', 'file') && may('File', 'fileS3Key'),
      details: may('Query', 'file') && may('File', 'usedBy'),
      edit: may('Mutation', 'updateFile'),
      translate: may('Mutation', 'translateFile'),
      works: may('File', 'can'),
    };
  }, [session]);
}
