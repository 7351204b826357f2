import { useState, type KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TextOfSiteFragment } from '../../graphql/generated/typed/graphql';
import { useT } from '../../texts/useT';
import { TextPreview } from './TextPreview';
import type { TextLanguage } from './TextRow';
import type { SaveText } from './useSaveText';

interface TextEditorProps {
  readonly entry: TextOfSiteFragment;
  readonly language: TextLanguage;
  readonly save: SaveText;
  readonly onLeave: () => void;
}

/** Edits a text in its place: Enter saves, Escape leaves. */
export function TextEditor({ entry, language, save, onLeave }: TextEditorProps) {
  const t = useT();
  const current = entry.text ?? entry.standard ?? '';
  const [typed, setTyped] = useState(current);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { placeholders } = entry;

  const send = async (text: string | null) => {
    if (busy) return;
    setBusy(true);
    // The text of the product is not stored as one that an editor wrote.
    const found = await save(entry, text === entry.standard ? null : text);
    setBusy(false);
    setRefusal(found);
    if (found === null) onLeave();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    }
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (typed === current) onLeave();
    else void send(typed);
  };
  const hint = [...(placeholders.length > 0 ? [t('texts.keepThePlaceholders')] : []), t('texts.textKeys')];
  return (
    <Stack spacing={1}>
      <TextField
        multiline
        fullWidth
        autoFocus
        size="small"
        value={typed}
        disabled={busy}
        error={Boolean(refusal)}
        helperText={refusal || hint.join(' ')}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        slotProps={{
          htmlInput: {
            lang: language.code,
            dir: language.rtl ? 'rtl' : 'ltr',
            'aria-label': t('texts.changeText', { text: entry.source }),
          },
        }}
      />
      {placeholders.length > 0 && <TextPreview path={entry.path} language={language} text={typed} />}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="contained" disabled={busy || typed === current} onClick={() => void send(typed)}>
          {t('lists.save')}
        </Button>
        <Button size="small" onClick={onLeave}>
          {t('records.cancel')}
        </Button>
        {entry.text !== null && (
          <Button size="small" disabled={busy} onClick={() => void send(null)}>
            {t('texts.backToTheDefault')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
