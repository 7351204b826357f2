import { useApolloClient } from '@apollo/client/react';
import { messages } from '@polyphony/domain/messages/messages.js';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { ArrangeMenusDocument, type ArrangedMenuFragment } from '../../graphql/generated/typed/graphql';
import { useLanguages } from '../../language/LanguageProvider';
import { failureOf } from '../../platform/failure';
import { arrangementOf, changedPlaces, type Arrangement } from '../../records/arrange/arrangement';
import { useRecordWrite } from '../../records/useRecordWrite';
import { toastError } from '../../ui/toasts/toasts';
import { readMenuTree } from './useMenuTree';

interface Move {
  /** The menus as they were loaded, for their versions. */
  readonly menus: readonly ArrangedMenuFragment[];
  /** Their order as it is stored, and the one to save. */
  readonly from: Arrangement;
  readonly to: Arrangement;
}

/**
 * Saves an order of the menus. Its notification can undo it, unless another user has arranged them since.
 * @param onSaved called after each write, also after an undo
 */
export function useSaveOrder(onSaved: () => void): (move: Move) => Promise<void> {
  const client = useApolloClient();
  const { code: lang } = useLanguages().current;
  const write = useRecordWrite(kindFacts.menu);

  const save = async ({ menus, from, to }: Move): Promise<void> => {
    const versions = new Map(menus.map(({ id, version }) => [id, version]));
    const places = changedPlaces(from, to).map((place) => ({ ...place, version: versions.get(place.id) ?? 0 }));
    const undo = () => void takeBack(from, to);
    const { status } = await write(ArrangeMenusDocument, { places }, { success: messages.arranged, undo });
    if (status === 'saved') onSaved();
  };

  const takeBack = async (former: Arrangement, saved: Arrangement): Promise<void> => {
    try {
      // The toast may outlive the screen, and the versions that it had: they are read when they are needed.
      const menus = await readMenuTree(client, lang, new AbortController().signal);
      const now = arrangementOf(menus);
      if (changedPlaces(saved, now).length > 0) return toastError(messages.arrangedSince);
      await save({ menus, from: now, to: former });
    } catch (error) {
      toastError(failureOf(error).message);
    }
  };
  return save;
}
