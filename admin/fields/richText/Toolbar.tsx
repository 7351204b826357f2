import { useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import type { RichTextToolbar } from '@polyphony/domain/richText/richText.js';
import { useEditorState, type Editor } from '@tiptap/react';
import { useT } from '../../texts/useT';
import { TOOL_SETS, type Tool } from './tools';
import { LinkIcon } from '../../ui/icons/editor';
import { ChevronDownIcon } from '../../ui/icons/arrows';
import { ImageIcon } from '../../ui/icons/files';

interface ToolbarProps {
  readonly editor: Editor;
  readonly toolbar: RichTextToolbar;
  readonly label: string;
  readonly canInsertImages: boolean;
  readonly onLink: () => void;
  readonly onImage: () => void;
}

/** The toolbar of an editor with a roving tabindex: one tab stop, arrow keys move between buttons. */
export function Toolbar({ editor, toolbar, label, canInsertImages, onLink, onImage }: ToolbarProps) {
  const t = useT();
  const { headings, tools, images, history } = TOOL_SETS[toolbar];
  const rtl = useTheme().direction === 'rtl';
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  const state = useEditorState({
    editor,
    selector: ({ editor: { isEditable }, editor: current }) => ({
      tools: [...tools, ...history].map((tool) => ({
        active: tool.active?.(current),
        enabled: isEditable && tool.enabled(current),
      })),
      link: current.isActive('link'),
      image: current.isActive('image'),
      heading: headings.find((level) => current.isActive('heading', { level })) ?? 0,
    }),
  });

  const link: Tool = {
    name: 'labels.link',
    keys: 'Ctrl+K',
    Icon: LinkIcon,
    run: onLink,
    active: () => state.link,
    enabled: () => true,
  };
  const image: Tool = {
    name: 'labels.picture',
    Icon: ImageIcon,
    run: onImage,
    active: () => state.image,
    enabled: () => true,
  };
  const visibleTools = [
    ...tools.map((tool, index) => ({ tool, ...state.tools[index] })),
    { tool: link, active: state.link, enabled: true },
    ...(images && canInsertImages ? [{ tool: image, active: state.image, enabled: true }] : []),
    ...history.map((tool, index) => ({ tool, ...state.tools[tools.length + index] })),
  ];
  const first = headings.length > 0 ? 1 : 0;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      editor.commands.focus();
      return;
    }
    const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const last = buttons.length - 1;
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? last : step && (at + step + last + 1) % (last + 1);
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    buttons[to]?.focus();
  };

  return (
    <Box ref={bar} role="toolbar" aria-label={label} onKeyDown={onKeyDown} sx={barStyles}>
      {headings.length > 0 && (
        <KindMenu
          editor={editor}
          headings={headings}
          heading={state.heading}
          tabIndex={stop === 0 ? 0 : -1}
          onFocus={() => setStop(0)}
        />
      )}
      {visibleTools.map(({ tool, active, enabled }, index) => (
        <IconButton
          key={tool.name}
          size="small"
          aria-label={t(tool.name)}
          title={tool.keys ? `${t(tool.name)} (${tool.keys})` : t(tool.name)}
          aria-pressed={tool.active ? active === true : undefined}
          // aria-disabled instead of disabled, so that all buttons stay reachable by keyboard.
          aria-disabled={!enabled}
          tabIndex={stop === index + first ? 0 : -1}
          onFocus={() => setStop(index + first)}
          // Keep the selection in the editor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => enabled && tool.run(editor)}
          sx={buttonStyles}
        >
          <tool.Icon fontSize="small" sx={tool.mirrored && rtl ? { transform: 'scaleX(-1)' } : undefined} />
        </IconButton>
      ))}
    </Box>
  );
}

interface KindMenuProps {
  readonly editor: Editor;
  readonly headings: readonly (1 | 2 | 3 | 4 | 5 | 6)[];
  /** Heading level at the selection; 0 for a paragraph. */
  readonly heading: number;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

/** Converts between paragraphs and headings. */
function KindMenu({ editor, headings, heading, tabIndex, onFocus }: KindMenuProps) {
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const nameOf = (level: number) => (level === 0 ? t('records.paragraph') : t('records.headingLevel', { level }));
  const choose = (level: number) => {
    setAnchor(null);
    const chain = editor.chain();
    if (level === 0) chain.setParagraph();
    else chain.setHeading({ level: level as 1 });
    chain.run();
    setTimeout(() => editor.commands.focus());
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('records.textStyleKind', { kind: nameOf(heading) })}
        endIcon={<ChevronDownIcon />}
        tabIndex={tabIndex}
        onFocus={onFocus}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minInlineSize: 118, minBlockSize: 36, justifyContent: 'space-between' }}
      >
        {nameOf(heading)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {[0, ...headings].map((level) => (
          <MenuItem key={level} selected={level === heading} onClick={() => choose(level)}>
            {nameOf(level)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.25,
  padding: 0.5,
  borderBlockEnd: '1px solid',
  borderBlockEndColor: 'var(--mui-palette-divider)',
} as const;

const buttonStyles = {
  inlineSize: 36,
  blockSize: 36,
  borderRadius: 1,
  color: 'text.secondary',
  '&[aria-pressed=true]': { color: 'primary.main', backgroundColor: 'action.selected' },
  '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
