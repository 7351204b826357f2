import type { TextName } from '../../texts/translate';
import { useNavigate } from 'react-router';
import { kindFacts } from '../../graphql/generated/kindFacts';
import { useSession } from '../../session/SessionProvider';
import { useT } from '../../texts/useT';
import { groupIcons } from '../groupIcons';
import { type LinkedRecord, useRecordLink } from '../recordLink';
import { useScreens } from '../screens';
import { type ScreenEntry, screenEntries } from './entries';
import { useStore } from '../../platform/Store';
import { matching } from './match';
import { pageFields } from './pageFields';
import { type Recent, recentOf, remember } from './recent';
import { useActions } from './useActions';
import { useRecordSearch } from './useRecordSearch';
import { AddIcon } from '../../ui/icons/actions';
import { PersonIcon } from '../../ui/icons/account';
import { FieldIcon, TextIcon } from '../../ui/icons/views';
import type { IconComponent } from '../../ui/icons/icon';

/** An option of the palette. */
export interface PaletteOption {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly Icon: IconComponent;
  /** Its address below /admin; null for an action. */
  readonly to: string | null;
  readonly choose: () => void;
  /** It puts the focus somewhere itself. */
  readonly focuses?: boolean;
}

export interface PaletteSection {
  readonly label: string;
  readonly options: readonly PaletteOption[];
}

/** Maximum number of screens and of actions shown. */
const MAX_LISTED = 6;

/** The sections of the palette for the typed text; without any, recent choices come first. */
export function usePalette(typed: string) {
  const t = useT();
  const session = useSession();
  const screens = useScreens();
  const linkOf = useRecordLink();
  const navigate = useNavigate();
  const actions = useActions();
  const search = useRecordSearch(typed);
  const userId = session?.user.id ?? '';
  const fields = [...useStore(pageFields).values()].flat();

  const option = (
    part: Pick<PaletteOption, 'id' | 'title' | 'hint' | 'Icon' | 'to'>,
    recent: Recent,
    run?: () => void,
  ): PaletteOption => ({
    ...part,
    choose: () => {
      remember(userId, recent);
      if (run) run();
      else if (part.to) void navigate(part.to);
    },
  });
  const ofScreen = ({ id, to, title, hint, creates, group }: ScreenEntry) =>
    option({ id, to, title, hint, Icon: creates ? AddIcon : group ? groupIcons[group] : PersonIcon }, { entry: id });
  const ofRecord = (record: LinkedRecord, subtitle: string | null): PaletteOption[] => {
    const to = linkOf(record);
    const { kind, id, title, slug = null } = record;
    const noun = (kindFacts as Readonly<Record<string, { readonly label: TextName }>>)[kind]?.label ?? kind;
    const hint = [t.words(noun), subtitle].filter(Boolean).join(' · ');
    return to === null
      ? []
      : [option({ id: `record:${id}`, to, title, hint, Icon: TextIcon }, { record: { kind, id, slug, title } })];
  };

  const places = screenEntries(screens, session, t);
  const entries = [
    ...places.map((place) => ({ ...place, at: () => ofScreen(place) })),
    ...actions.map((action) => ({
      ...action,
      creates: true,
      at: () => option({ ...action, to: null }, { entry: action.id }, action.run),
    })),
  ];
  const searching = typed.trim() !== '';
  const found = matching(entries, typed);
  const section = (label: string, options: readonly PaletteOption[]): PaletteSection[] =>
    options.length > 0 ? [{ label, options }] : [];
  const foundOptions = (creates: boolean) =>
    found
      .filter((entry) => entry.creates === creates)
      .slice(0, searching ? MAX_LISTED : undefined)
      .map(({ at }) => at());
  const recent = recentOf(userId).flatMap((chosen): PaletteOption[] =>
    'record' in chosen
      ? ofRecord(chosen.record, null)
      : entries.filter(({ id }) => id === chosen.entry).map(({ at }) => at()),
  );
  // A field is found by its name: without one, there are too many of them.
  const fieldsFound = searching
    ? matching(
        fields.filter(({ isVisible }) => isVisible()),
        typed,
      ).slice(0, MAX_LISTED)
    : [];
  const recentIds = new Set(searching ? [] : recent.map(({ id }) => id));
  const others = (options: readonly PaletteOption[]) => options.filter(({ id }) => !recentIds.has(id));

  return {
    search,
    searching,
    sections: [
      ...(searching ? [] : section(t('home.recent'), recent)),
      ...section(
        t('records.fieldsOfThisForm'),
        fieldsFound.map(({ id, title, hint, show }) => ({
          id,
          title,
          hint,
          Icon: FieldIcon,
          to: null,
          focuses: true,
          // The dialog keeps the focus until it is gone.
          choose: () => void requestAnimationFrame(show),
        })),
      ),
      ...section(t('home.screens'), others(foundOptions(false))),
      ...section(t('records.actions'), others(foundOptions(true))),
      ...section(
        t('home.records'),
        search.found.flatMap((record) => ofRecord(record, record.subtitle)),
      ),
    ],
  };
}
