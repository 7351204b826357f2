import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, type FieldValues } from 'react-hook-form';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { useT } from '../../texts/useT';
import { blankEntry, fewestEntries, mostEntries } from './repeated';
import { useOpenEntries } from './useOpenEntries';

/** An entry that was removed, and where it was. */
export interface Removed {
  readonly index: number;
  readonly entry: FieldValues;
}

interface EntriesOptions {
  readonly name: string;
  readonly rule: unknown;
  /** Noun for one entry, in the language of the person. */
  readonly noun: string;
}

/**
 * The entries of a list in a form: what adds, removes and moves them. Each step is said to a screen reader, and the focus goes
 * where the entry went.
 */
export function useEntries({ name, rule, noun }: EntriesOptions) {
  const t = useT();
  const { control, getValues } = useFormContext();
  const { fields, append, remove, move, insert } = useFieldArray({ control, name, keyName: 'key' });
  // The values are not watched: a key in one entry would render all of them.
  const idAt = (index: number): unknown => (fields[index] as FieldValues | undefined)?.[ENTRY_ID] ?? fields[index]?.key;
  const open = useOpenEntries(fields.map((_, index) => idAt(index)));
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const most = mostEntries(rule);

  /** The button that was pressed may be gone, or have moved. */
  const focus = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());
  const moveTo = (from: number, to: number, press: string) => {
    if (to < 0 || to >= fields.length || to === from) return;
    move(from, to);
    setRemoved(null);
    setAnnouncement(t('lists.nameIsNowPlaceOf', { name: noun, place: to + 1, count: fields.length }));
    const atEdge = to === 0 ? 'down' : to === fields.length - 1 ? 'up' : press;
    focus(`[data-entry="${to}"] [data-press="${atEdge}"]`);
  };
  const removeAt = (index: number) => {
    setRemoved({ index, entry: (getValues(name) as FieldValues[])[index] ?? {} });
    remove(index);
    setAnnouncement(t('lists.namePlaceRemoved', { name: noun, place: index + 1 }));
    focus(
      fields.length > 1
        ? `[data-entry="${Math.min(index, fields.length - 2)}"] [data-press=remove]`
        : '[data-press=add]',
    );
  };
  const restore = ({ index, entry }: Removed) => {
    insert(Math.min(index, fields.length), entry, { shouldFocus: false });
    setRemoved(null);
    setAnnouncement(t('lists.namePlaceRestored', { name: noun, place: index + 1 }));
    focus(`[data-entry="${index}"] [data-press=toggle]`);
  };
  const add = () => {
    const entry = blankEntry(rule, name);
    setRemoved(null);
    open.opened(entry['id']);
    append(entry);
    setAnnouncement(t('lists.namePlaceAdded', { name: noun, place: fields.length + 1 }));
  };
  return {
    list,
    fields,
    idAt,
    open,
    announcement,
    removed,
    most,
    full: most !== null && fields.length >= most,
    removable: fields.length > fewestEntries(rule),
    add,
    removeAt,
    restore,
    moveTo,
  };
}
