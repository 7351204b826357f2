import { useEffect, useEffectEvent, useId, useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { folded } from '@polyphony/domain/text/folded.js';
import { useEditorState, type Editor } from '@tiptap/react';
import { useT } from '../../../texts/useT';
import { slashAt, type EditorDialog, type SlashItem } from './slashItems';

interface SlashMenuProps {
  readonly editor: Editor;
  readonly items: readonly SlashItem[];
  readonly onOpen: (dialog: EditorDialog) => void;
}

/**
 * A menu of blocks while a slash and a part of a name are typed. The text keeps the focus: arrow keys move, Enter inserts,
 * Escape closes the menu and leaves the slash. Mounted while the text has the focus.
 */
export function SlashMenu({ editor, items, onOpen }: SlashMenuProps) {
  const t = useT();
  const id = useId();
  const slash = useEditorState({ editor, selector: ({ editor: current }) => slashAt(current) });
  const [dismissed, setDismissed] = useState<number | null>(null);
  /** The selected item among those of what was typed then; of something else it is the first. */
  const [choice, setChoice] = useState({ typed: '', index: 0 });
  const nameOf = ({ name }: SlashItem) => (typeof name === 'string' ? t(name) : t('records.headingLevel', name));
  const wanted = folded(slash?.typed ?? '');
  const found = slash && slash.from !== dismissed ? items.filter((item) => folded(nameOf(item)).includes(wanted)) : [];
  const open = found.length > 0;
  const selected = choice.typed === wanted ? Math.min(choice.index, found.length - 1) : 0;

  const choose = (item: SlashItem | undefined) => {
    if (!item || !slash) return;
    editor
      .chain()
      .deleteRange({ from: slash.from, to: slash.from + slash.typed.length + 1 })
      .run();
    item.run(editor, onOpen);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!open || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setChoice({ typed: wanted, index: (selected + step + found.length) % found.length });
    else if (event.key === 'Enter' || event.key === 'Tab') choose(found[selected]);
    else if (event.key === 'Escape') setDismissed(slash?.from ?? null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const { dom } = editor.view;
    const key = (event: KeyboardEvent) => onKey(event);
    dom.addEventListener('keydown', key, true);
    return () => dom.removeEventListener('keydown', key, true);
  }, [editor]);
  // A slash that was typed anew opens the menu again.
  if (slash === null && dismissed !== null) setDismissed(null);

  const active = open ? `${id}-${found[selected]?.id ?? ''}` : null;
  useEffect(() => {
    const { dom } = editor.view;
    const attributes = { 'aria-controls': active && id, 'aria-activedescendant': active };
    for (const [name, value] of Object.entries(attributes))
      if (value) dom.setAttribute(name, value);
      else dom.removeAttribute(name);
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [editor, active, id]);

  if (!open || !slash) return null;
  const anchor = { getBoundingClientRect: () => boxOf(editor, slash.from) };
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper elevation={8} sx={{ maxBlockSize: 300, overflowY: 'auto', minInlineSize: 200 }}>
        <MenuList id={id} role="listbox" aria-label={t('editor.insert')} dense>
          {found.map((item, at) => (
            <MenuItem
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === selected}
              selected={at === selected}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(item)}
            >
              {nameOf(item)}
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
    </Popper>
  );
}

function boxOf({ view, state }: Editor, from: number): DOMRect {
  const { left, top, bottom } = view.coordsAtPos(Math.min(from, state.doc.content.size));
  return new DOMRect(left, top, 0, bottom - top);
}
