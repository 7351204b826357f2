import { type FormEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { EditedDraft } from '@polyphony/domain/publishing/editedPage.js';
import { useLanguages } from '../../language/LanguageProvider';
import { WidthChoice } from '../../preview/WidthChoice';
import { useT } from '../../texts/useT';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { UndoIcon } from '../../ui/icons/editor';
import { sectionOfDraft } from './editedForms';

interface EditBarProps {
  readonly address: string;
  readonly lang: string;
  readonly drafts: readonly EditedDraft[];
  /** Whether the page has texts that the person may not edit. */
  readonly locked: boolean;
  readonly busy: boolean;
  /** Null where there is nothing to take back. */
  readonly onUndo: (() => void) | null;
  readonly onAddress: (address: string) => void;
  readonly onLang: (lang: string) => void;
  readonly onPublish: (drafts: readonly EditedDraft[]) => void;
  readonly onDiscard: (drafts: readonly EditedDraft[]) => void;
  readonly onDone: () => void;
}

/** The bar above a page that is edited in place. */
export function EditBar(props: EditBarProps) {
  const { address, lang, drafts, locked, busy, onUndo, onAddress, onLang, onPublish, onDiscard, onDone } = props;
  const t = useT();
  const { languages } = useLanguages();
  const [question, setQuestion] = useState<'publish' | 'discard' | null>(null);
  const confirm = () => {
    (question === 'publish' ? onPublish : onDiscard)(drafts);
    setQuestion(null);
  };
  return (
    <Box component="header" sx={styles.bar}>
      <Typography component="h1" variant="subtitle1" sx={styles.title}>
        {t('inPlace.editTheSite')}
      </Typography>
      <AddressForm key={address} address={address} onAddress={onAddress} />
      <TextField
        select
        size="small"
        label={t('labels.language')}
        value={lang}
        onChange={({ target }) => onLang(target.value)}
        sx={{ minInlineSize: 120 }}
      >
        {languages.map(({ code, name }) => (
          <MenuItem key={code} value={code} lang={code}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <WidthChoice />
      </Box>
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('inPlace.draftsOnThisPage', { count: drafts.length })}
        {locked && (
          <Box component="span" sx={{ display: 'block' }}>
            {t('inPlace.someTextsAreLocked')}
          </Box>
        )}
      </Box>
      <Box sx={styles.actions}>
        <Button size="small" startIcon={<UndoIcon />} disabled={onUndo === null || busy} onClick={() => onUndo?.()}>
          {t('records.undo')}
        </Button>
        <Button size="small" disabled={drafts.length === 0 || busy} onClick={() => setQuestion('discard')}>
          {t('inPlace.discard')}
        </Button>
        <Button
          size="small"
          variant="contained"
          disabled={drafts.length === 0 || busy}
          onClick={() => setQuestion('publish')}
        >
          {t('lists.publish')}
        </Button>
        <Button size="small" variant="outlined" onClick={onDone}>
          {t('firstSteps.done')}
        </Button>
      </Box>
      <ConfirmDialog
        open={question !== null}
        title={t(question === 'discard' ? 'inPlace.discardTheseDrafts' : 'inPlace.publishTheseDrafts')}
        action={question === 'discard' ? t('inPlace.discard') : t('lists.publish')}
        destructive={question === 'discard'}
        onConfirm={confirm}
        onCancel={() => setQuestion(null)}
      >
        <DraftList drafts={drafts} />
      </ConfirmDialog>
    </Box>
  );
}

function AddressForm({ address, onAddress }: Pick<EditBarProps, 'address' | 'onAddress'>) {
  const t = useT();
  const [typed, setTyped] = useState(address);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAddress(typed);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ flex: '1 1 160px', minInlineSize: 0 }}>
      <TextField
        size="small"
        fullWidth
        label={t('labels.url')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
      />
    </Box>
  );
}

/** The drafts by the names of their records, with their languages. */
function DraftList({ drafts }: { readonly drafts: readonly EditedDraft[] }) {
  const t = useT();
  const { languages } = useLanguages();
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code;
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
      {drafts.map((draft) => {
        const section = sectionOfDraft(draft);
        const title = section ? t('lists.placeAndName', { place: draft.title, name: t(section.label) }) : draft.title;
        return (
          <li key={`${draft.form} ${draft.id}`}>
            <bdi>{title}</bdi> (<bdi>{draft.languages.map(nameOf).join(t('records.text'))}</bdi>)
          </li>
        );
      })}
    </Box>
  );
}

const styles = {
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    paddingInline: { xs: 1.5, md: 2 },
    paddingBlock: 1,
    backgroundColor: 'background.paper',
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  title: { fontWeight: 600, whiteSpace: 'nowrap', inlineSize: { xs: '100%', sm: 'auto' } },
  actions: { display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: 'auto' },
} as const;
