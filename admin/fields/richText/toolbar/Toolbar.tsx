import { useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import type { RichTextToolbar } from '@polyphony/domain/richText/richText.js';
import { useEditorState, type Editor } from '@tiptap/react';
import { useT } from '../../../texts/useT';
import type { TextName } from '../../../texts/translate';
import { insertTable, TABLE_ACTIONS } from '../schema/insert';
import type { EditorDialog } from '../slash/slashItems';
import { RovingMenu } from './RovingMenu';
import { buttonStyles } from './styles';
import { TOOL_SETS, type Tool } from './tools';
import { EnlargeIcon, FindIcon, GridIcon, LinkIcon, ReduceIcon, VideoIcon } from '../../../ui/icons/editor';
import { ChevronDownIcon } from '../../../ui/icons/arrows';
import { ImageIcon } from '../../../ui/icons/files';

interface ToolbarProps {
  readonly editor: Editor;
  readonly toolbar: RichTextToolbar;
  readonly label: string;
  readonly canInsertImages: boolean;
  readonly onOpen: (dialog: EditorDialog) => void;
  readonly onFind: () => void;
  readonly fullScreen: boolean;
  readonly onFullScreen: () => void;
}

/** The toolbar of an editor with a roving tabindex: one tab stop, arrow keys move between buttons. */
export function Toolbar(props: ToolbarProps) {
  const { editor, toolbar, label, canInsertImages, onOpen, onFind, fullScreen, onFullScreen } = props;
  const t = useT();
  const { headings, tools, blocks, last } = TOOL_SETS[toolbar];
  const rtl = useTheme().direction === 'rtl';
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);

  const state = useEditorState({
    editor,
    selector: ({ editor: { isEditable }, editor: current }) => ({
      tools: [...tools, ...last].map((tool) => ({
        active: tool.active?.(current),
        enabled: isEditable && tool.enabled(current),
      })),
      link: current.isActive('link'),
      image: current.isActive('image') || current.isActive('figure'),
      video: current.isActive('video'),
      table: current.isActive('table'),
      heading: headings.find((level) => current.isActive('heading', { level })) ?? 0,
    }),
  });

  const dialog = (name: TextName, which: EditorDialog, Icon: Tool['Icon'], active: boolean, keys?: string) => ({
    tool: { name, Icon, run: () => onOpen(which), active: () => active, enabled: () => true, ...(keys && { keys }) },
    active,
    enabled: true,
  });
  const screenName = fullScreen ? 'shell.exitFullScreen' : 'shell.fullScreen';
  const screenIcon = fullScreen ? ReduceIcon : EnlargeIcon;
  const plain = (name: TextName, Icon: Tool['Icon'], run: () => void, keys?: string) => ({
    tool: { name, Icon, run, enabled: () => true, ...(keys && { keys }) } as Tool,
    active: undefined,
    enabled: true,
  });
  const visibleTools: readonly { tool: Tool; active?: boolean | undefined; enabled?: boolean | undefined }[] = [
    ...tools.map((tool, index) => ({ tool, ...state.tools[index] })),
    dialog('labels.link', 'link', LinkIcon, state.link, 'Ctrl+K'),
    ...(blocks && canInsertImages ? [dialog('labels.picture', 'image', ImageIcon, state.image)] : []),
    ...(blocks ? [dialog('editor.video', 'video', VideoIcon, state.video)] : []),
    ...last.map((tool, index) => ({ tool, ...state.tools[tools.length + index] })),
    ...(blocks
      ? [plain('editor.findAndReplace', FindIcon, onFind, 'Ctrl+H'), plain(screenName, screenIcon, onFullScreen)]
      : []),
  ];
  const tableActions = state.table
    ? [
        ...TABLE_ACTIONS.map(({ name, command }) => ({
          name,
          enabled: command(editor.state),
          run: () => {
            command(editor.state, editor.view.dispatch);
            editor.view.focus();
          },
        })),
        { name: 'editor.tableCaption' as const, enabled: true, run: () => onOpen('caption') },
      ]
    : [];
  const first = (headings.length > 0 ? 1 : 0) + (blocks ? 1 : 0);

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
      {blocks && (
        <RovingMenu
          name="records.table"
          Icon={GridIcon}
          actions={tableActions}
          otherwise={() => insertTable(editor)}
          tabIndex={stop === first - 1 ? 0 : -1}
          onFocus={() => setStop(first - 1)}
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
