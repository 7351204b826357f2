import type { NamesOf, TextName } from '../../texts/translate';
import { lazy, type ComponentType } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import type { AnyReadMostlyKind } from '@polyphony/domain/kinds/parts/readMostly.js';
import type { RecordDetails, Write } from '../operations';
import type { HistoryEntries } from '../readMostly/History';
import type { ActionDialogProps } from '../readMostly/screen';

/** A record as the dialog of an action reads it: its version, what happened to it, and what was typed before. */
export interface WrittenRecord extends RecordDetails {
  readonly history: HistoryEntries;
}

/** Screen of an action that writes what is typed (`writes` of its kind), beside what the kind declares. */
export interface WriteActionScreen<Details extends WrittenRecord = WrittenRecord> {
  readonly kind: Pick<AnyReadMostlyKind, 'name' | 'plural' | 'label' | 'titleField' | 'actions'>;
  /** The action's name. */
  readonly name: string;
  readonly details: TypedDocumentNode<{ readonly record: Details }, { id: string }>;
  readonly write: Write<{ id: string; version?: number }, Details>;
  /** Heading of the dialog; {name} is what the record goes by. */
  readonly title: NamesOf<'name'>;
  /** Label of the button that saves. */
  readonly action: TextName;
  /** Texts of the record above the inputs. */
  readonly above: readonly { readonly heading: TextName; text(record: Details): string | null | undefined }[];
  readonly Inputs: ComponentType;
  /** Names of the steps of the record's history. */
  readonly words: Readonly<Record<Details['history'][number]['step'], TextName>>;
}

/** Declares such an action; its texts and words are checked against what its dialog loads. */
export const writeAction = <Details extends WrittenRecord>(
  screen: Omit<WriteActionScreen<NoInfer<Details>>, 'details'> & Pick<WriteActionScreen<Details>, 'details'>,
): WriteActionScreen => screen;

/** The dialog of such an action, loaded with the rules and the inputs when it is first opened. */
export const writeActionDialog = (load: () => Promise<{ readonly screen: WriteActionScreen }>) =>
  lazy(async () => {
    const [{ WriteActionDialog }, { screen }] = await Promise.all([import('./WriteActionDialog'), load()]);
    return { default: (props: ActionDialogProps) => <WriteActionDialog screen={screen} {...props} /> };
  });
