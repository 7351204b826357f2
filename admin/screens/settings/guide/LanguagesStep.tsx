import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { language as kind } from '@polyphony/domain/kinds/language.js';
import { isWrittenRtl, nameOfLanguage } from '@polyphony/domain/languageNames.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { languageOperations as operations } from '../../../graphql/generated/operations/language';
import {
  ChooseGuidedBaseLanguageDocument,
  GuidedLanguagesDocument,
  type GuidedLanguagesQuery,
} from '../../../graphql/generated/typed/graphql';
import { PageLink } from '../../../navigation/PageLink';
import { useRecordWrite } from '../../../records/useRecordWrite';
import { consoleLanguages } from '../../../texts/catalogue';
import { useT } from '../../../texts/useT';
import { FailureAlert } from '../../../ui/FailureAlert';
import { StepNav, StepPlaceholder, type StepProps } from './stepParts';

/** A language of the site, or another one that the product has texts in. */
interface Offered {
  readonly code: string;
  /** In the language itself. */
  readonly name: string;
  readonly id: string | null;
  readonly active: boolean;
  readonly rtl: boolean;
}

type BaseChoice = GuidedLanguagesQuery['baseLanguageChoice'];

/** A language as readers of another one call it: 'Spanish'. */
function nameIn(code: string, reader: string): string {
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}

/** Chooses the base language, and switches the languages of the site on and off; each choice is saved at once. */
export function LanguagesStep(step: StepProps) {
  const { data, previousData, error, refetch } = useQuery(GuidedLanguagesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const found = data ?? previousData;
  const rows = found?.languages.rows;
  if (error && !rows) return <FailureAlert error={error} retry={() => void refetch().catch(() => undefined)} />;
  if (!rows) return <StepPlaceholder lines={4} />;
  const known = rows.map(({ id, code, name, active, rtl }): Offered => ({ id, code, name, active, rtl }));
  const further = consoleLanguages()
    .filter((code) => !rows.some((row) => row.code === code))
    .map((code): Offered => {
      const name = nameOfLanguage(code) ?? code;
      return { code, name, id: null, active: false, rtl: isWrittenRtl(code) };
    });
  const base = found.baseLanguageChoice;
  const offered = [...known, ...further].sort((a, b) => Number(b.code === base.code) - Number(a.code === base.code));
  return <Languages offered={offered} base={base} {...step} />;
}

interface LanguagesProps extends StepProps {
  readonly offered: readonly Offered[];
  readonly base: BaseChoice;
}

function Languages({ offered, base, ...step }: LanguagesProps) {
  const t = useT();
  const write = useRecordWrite(kind);
  const [writing, setWriting] = useState<string | null>(null);
  const success = messages.updated(kind.label);

  const add = async ({ code, name, rtl }: Offered) => {
    const created = await write(
      operations.create,
      { input: { name, code, appLangCode: code } },
      { success: messages.created(kind.label) },
    );
    const record = created.status === 'saved' ? created.record : null;
    if (!record) return;
    if (rtl) await write(operations.toggles.rtl, { id: record.id, to: true }, { success });
    if (!record.active) await write(operations.toggles.active, { id: record.id, to: true }, { success });
  };
  const toggle = async (one: Offered) => {
    setWriting(one.code);
    if (one.id === null) await add(one);
    else await write(operations.toggles.active, { id: one.id, to: !one.active }, { success });
    setWriting(null);
  };
  const choose = async (code: string) => {
    setWriting(code);
    await write(ChooseGuidedBaseLanguageDocument, { code }, { success });
    setWriting(null);
  };
  return (
    <>
      <TextField
        select
        fullWidth
        label={t('firstSteps.baseLanguage')}
        value={base.code}
        disabled={base.refusal !== null || writing !== null}
        helperText={base.refusal ?? t('firstSteps.youWriteInItFirst')}
        onChange={({ target }) => void choose(target.value)}
        sx={{ marginBlockEnd: 3 }}
      >
        {offered.map(({ code, name }) => (
          <MenuItem key={code} value={code} lang={code}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
      </TextField>
      <Box component="ul" aria-label={t('firstSteps.languagesOfTheSite')} sx={list}>
        {offered.map((one) => {
          const reader = nameIn(one.code, t.language);
          return (
            <Box component="li" key={one.code} sx={row}>
              <Box sx={{ flexGrow: 1, minInlineSize: 0 }}>
                <bdi lang={one.code}>{one.name}</bdi>{' '}
                {reader !== one.name && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {reader}
                  </Typography>
                )}
              </Box>
              {one.rtl && (
                <Typography component="span" variant="caption" color="textSecondary">
                  {t('firstSteps.rightToLeft')}
                </Typography>
              )}
              {one.code === base.code ? (
                <Chip size="small" label={t('firstSteps.baseLanguage')} />
              ) : (
                <Switch
                  checked={one.active}
                  disabled={writing !== null}
                  onChange={() => void toggle(one)}
                  slotProps={{ input: { role: 'switch', 'aria-label': reader } }}
                />
              )}
            </Box>
          );
        })}
      </Box>
      <MuiLink component={PageLink} to="/configurations/language/create" variant="body2">
        {t('firstSteps.anotherLanguage')}
      </MuiLink>
      <StepNav {...step} busy={writing !== null} onContinue={step.onDone} />
    </>
  );
}

const list = {
  listStyle: 'none',
  margin: 0,
  marginBlockEnd: 1.5,
  padding: 0,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
} as const;
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minBlockSize: 44,
  paddingInline: 2,
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
