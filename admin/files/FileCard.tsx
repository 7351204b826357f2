import './cards.css';
import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { fileSizeText } from '@polyphony/domain/files/files.js';
import type { FilePartsFragment, RecordCanPartsFragment } from '../graphql/generated/typed/graphql';
import type { RecordRow } from '../records/operations';
import type { ListScreen } from '../records/screen';
import { ToggleInput } from '../records/ToggleInput';
import { useToggle } from '../records/toggles';
import { useT } from '../texts/useT';
import { DeleteButton, DownloadButton } from './cardActions';
import { FilePreview } from './FilePreview';
import { cardDay } from './fileWords';
import type { FileRights } from './useFileRights';

/** A file of a list; `can` is missing for users who only pick files. */
export type CardFile = FilePartsFragment & { readonly can?: RecordCanPartsFragment | null };
/** A file for users who may know which actions are allowed. */
export type WorkedFile = FilePartsFragment & { readonly can: RecordCanPartsFragment };

interface FileCardProps {
  readonly screen: ListScreen;
  readonly file: CardFile;
  readonly rights: FileRights;
  readonly tabIndex: 0 | -1;
  readonly selected?: boolean;
  /** The checkbox for bulk selection. */
  readonly select?: ReactNode;
  /** Whether it is about to be deleted. */
  readonly leaving?: boolean;
  /** The card's main button. */
  readonly primary: ReactNode;
  readonly onDelete: (row: RecordRow) => void;
  /** Called for a click on the image: a larger target for the action of `primary`. */
  readonly onPreview?: (() => void) | undefined;
}

/** A file: its preview, its properties and its actions (FILES-034 to 041). */
export function FileCard({
  screen,
  file,
  rights,
  tabIndex,
  selected,
  select,
  leaving,
  primary,
  onDelete,
  onPreview,
}: FileCardProps) {
  const { fileName, fileType, fileSize, createdAt } = file;
  const worked = isWorked(file) ? file : null;
  return (
    <div className="file-card" data-selected={selected || undefined} style={leaving ? { opacity: 0.5 } : undefined}>
      <div className="file-card__preview" onClick={onPreview} style={onPreview && { cursor: 'pointer' }}>
        <FilePreview file={file} />
        {select}
      </div>
      <div className="file-card__facts">
        <p className="record-name file-card__name" title={fileName}>
          <bdi>{fileName}</bdi>
        </p>
        <Typography variant="caption" color="textSecondary" component="p" className="file-card__type">
          <bdi>
            <span>{fileType}</span>
          </bdi>
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          <bdi>
            <span>{fileSizeText(fileSize)}</span> · <span>{cardDay(createdAt)}</span>
          </bdi>
        </Typography>
        {worked && rights.toggle && file.fileKind === 'IMAGES' && (
          <DefaultSwitch screen={screen} file={worked} tabIndex={tabIndex} />
        )}
      </div>
      <div className="file-card__actions">
        {primary}
        <div>
          {rights.download && <DownloadButton file={file} tabIndex={tabIndex} />}
          {worked && rights.delete && (
            <DeleteButton file={worked} tabIndex={tabIndex} where={rights.uses} onDelete={onDelete} />
          )}
        </div>
      </div>
    </div>
  );
}

const isWorked = (file: CardFile): file is WorkedFile => Boolean(file.can);

interface DefaultSwitchProps {
  readonly screen: ListScreen;
  readonly file: WorkedFile;
  readonly tabIndex: 0 | -1;
}

function DefaultSwitch({ screen, file, tabIndex }: DefaultSwitchProps) {
  const t = useT();
  const toggle = useToggle(screen, file, 'default');
  return (
    <label className="file-card__switch">
      <ToggleInput {...toggle} tabIndex={tabIndex} label={t('files.defaultName', { name: file.fileName })} />
      {t('words.default')}
    </label>
  );
}
