import { useEffect, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEditorState, type Editor } from '@tiptap/react';
import { useT } from '../../../texts/useT';
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/icons/arrows';
import { goToMatch, replaceAll, replaceMatch, searchOf, setQuery } from './search';

/** Finds and replaces within the text of an editor. Enter goes to the next match, Escape returns to the text. */
export function FindPanel({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useT();
  const [text, setText] = useState(() => {
    const { from, to } = editor.state.selection;
    return to - from > 0 && to - from < 100 ? editor.state.doc.textBetween(from, to, ' ') : '';
  });
  const [replacement, setReplacement] = useState('');
  const [exact, setExact] = useState(false);
  const [replaced, setReplaced] = useState<number | null>(null);
  useEffect(() => {
    setQuery(editor, text === '' ? null : { text, exact });
  }, [editor, text, exact]);
  useEffect(() => () => (editor.isDestroyed ? undefined : setQuery(editor, null)), [editor]);
  const { count, current } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({ count: searchOf(state).matches.length, current: searchOf(state).current }),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
      goToMatch(editor, event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const status = () => {
    if (text === '') return '';
    if (replaced !== null) return t('editor.countReplaced', { count: replaced });
    if (count === 0) return t('editor.noMatches');
    return current < 0 ? t('editor.countMatches', { count }) : t('editor.matchOfCount', { number: current + 1, count });
  };

  return (
    <Box role="search" aria-label={t('editor.findAndReplace')} onKeyDown={onKeyDown} sx={panelStyles}>
      <TextField
        autoFocus
        size="small"
        placeholder={t('editor.find')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setReplaced(null);
        }}
        slotProps={{ htmlInput: { dir: 'auto', 'aria-label': t('editor.find'), maxLength: 200 } }}
      />
      <IconButton
        size="small"
        aria-label={t('editor.previousMatch')}
        title={t('editor.previousMatch')}
        onClick={() => goToMatch(editor, -1)}
      >
        <ChevronUpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('editor.nextMatch')}
        title={t('editor.nextMatch')}
        onClick={() => goToMatch(editor, 1)}
      >
        <ChevronDownIcon fontSize="small" />
      </IconButton>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ minInlineSize: 90 }}>
        {status()}
      </Typography>
      <FormControlLabel
        control={<Checkbox size="small" checked={exact} onChange={({ target }) => setExact(target.checked)} />}
        label={t('editor.exactly')}
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <Box sx={{ flexBasis: '100%' }} />
      <TextField
        size="small"
        placeholder={t('editor.replaceWith')}
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', 'aria-label': t('editor.replaceWith'), maxLength: 2000 } }}
      />
      <Button size="small" onClick={() => replaceMatch(editor, replacement)}>
        {t('people.replace')}
      </Button>
      <Button size="small" onClick={() => setReplaced(replaceAll(editor, replacement))}>
        {t('editor.replaceAll')}
      </Button>
      <Button size="small" color="inherit" onClick={onClose} sx={{ marginInlineStart: 'auto' }}>
        {t('records.close')}
      </Button>
    </Box>
  );
}

const panelStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  padding: 1,
  borderBlockEnd: '1px solid',
  borderBlockEndColor: 'var(--mui-palette-divider)',
  '& .MuiTextField-root': { flex: '1 1 180px', maxInlineSize: 320 },
} as const;
