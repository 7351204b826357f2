import { useState } from 'react';

/** Lists of more entries than this begin collapsed. */
const FEW_ENTRIES = 3;

/** The entries of a list that show their inputs. @param ids those of its entries, in their order */
export function useOpenEntries(ids: readonly unknown[]) {
  const [startOpen] = useState(ids.length <= FEW_ENTRIES);
  const [toggled, setToggled] = useState<ReadonlySet<unknown>>(new Set());
  const isOpen = (id: unknown) => startOpen !== toggled.has(id);
  const set = (id: unknown, open: boolean) =>
    setToggled((before) => {
      const after = new Set(before);
      if (open === startOpen) after.delete(id);
      else after.add(id);
      return after;
    });
  const any = ids.some(isOpen);
  return {
    isOpen,
    any,
    toggle: (id: unknown) => set(id, !isOpen(id)),
    /** Opens an entry that is being added. */
    opened: (id: unknown) => set(id, true),
    /** Collapses all, or opens all where none is open. */
    toggleAll: () => setToggled(new Set(any === startOpen ? ids : [])),
  };
}
