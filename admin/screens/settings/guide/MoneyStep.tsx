import { useQuery } from '@apollo/client/react';
import Autocomplete from '@mui/material/Autocomplete';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { CURRENCIES } from '@polyphony/domain/money/currencies.js';
import { EVERYONE } from '@polyphony/domain/money/participants.js';
import { prices } from '@polyphony/domain/settings/panels/prices.js';
import { SettingsPanelDocument, UpdateWebsiteSettingsDocument } from '../../../graphql/generated/typed/graphql';
import { PageLink } from '../../../navigation/PageLink';
import { useRecordWrite } from '../../../records/useRecordWrite';
import { useT } from '../../../texts/useT';
import { FailureAlert } from '../../../ui/FailureAlert';
import { SETTINGS_NOUN, type PanelRecord } from '../panelValues';
import { StepNav, StepPlaceholder, type StepProps } from './stepParts';

/** A group of participants as far as the step shows it. */
interface Group {
  readonly name: string;
  readonly currency: string;
}

/** The groups that the settings have, by their names in the base language. */
function groupsOf({ languages }: PanelRecord): readonly Group[] {
  const values = languages.find(({ lang }) => lang === baseLanguage())?.values ?? [];
  const listOf = (key: string) => values.find((value) => value.key === key)?.list ?? [];
  const names = listOf('participant_groups_name');
  return listOf('participant_groups_currency').map((currency, place) => ({ name: names[place] ?? '', currency }));
}

/** Whether all pay the same, and in which currency. Groups are edited in the settings, where the link leads. */
export function MoneyStep(step: StepProps) {
  const { data, error, refetch } = useQuery(SettingsPanelDocument, {
    variables: { id: prices.name },
    fetchPolicy: 'no-cache',
  });
  if (data) return <Loaded groups={groupsOf(data.record)} {...step} />;
  if (error) return <FailureAlert error={error} retry={() => void refetch().catch(() => undefined)} />;
  return <StepPlaceholder />;
}

function Loaded({ groups, ...step }: StepProps & { readonly groups: readonly Group[] }) {
  const t = useT();
  const write = useRecordWrite(SETTINGS_NOUN);
  const before = groups.length === 1 ? (groups[0]?.currency ?? null) : null;
  const [same, setSame] = useState(before !== null);
  const [currency, setCurrency] = useState(before);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const names = new Intl.DisplayNames([t.language], { type: 'currency' });

  const save = async (chosen: string) => {
    setBusy(true);
    const values = {
      participant_groups_code: [EVERYONE],
      participant_groups_name: [t('firstSteps.everyone')],
      participant_groups_currency: [chosen],
      participant_groups_whole_amounts: ['0'],
    };
    const outcome = await write(
      UpdateWebsiteSettingsDocument,
      { values, lang: baseLanguage() },
      { success: messages.settingsUpdated },
    );
    setBusy(false);
    if (outcome.status === 'saved') step.onDone();
  };
  const leave = () => {
    if (!same || currency === before) {
      if (same && currency === null) setMissing(true);
      else step.onDone();
    } else if (currency !== null) void save(currency);
  };
  return (
    <>
      <RadioGroup
        aria-label={t('firstSteps.whoPaysWhichPrices')}
        value={same ? 'same' : 'groups'}
        onChange={(_, value) => setSame(value === 'same')}
      >
        <FormControlLabel value="same" control={<Radio />} label={t('firstSteps.theSameForEveryone')} />
        <FormControlLabel
          value="groups"
          disabled={before !== null}
          control={<Radio />}
          label={t('firstSteps.differentOnesForGroups')}
        />
      </RadioGroup>
      {same ? (
        <Autocomplete
          options={CURRENCIES}
          value={currency}
          disabled={busy}
          autoHighlight
          autoSelect
          getOptionLabel={(code) => `${code} · ${names.of(code) ?? code}`}
          onChange={(_, code) => {
            setCurrency(code);
            setMissing(false);
          }}
          noOptionsText={t('screenTexts.noDataFound')}
          clearText={t('records.clear')}
          openText={t('records.openList')}
          closeText={t('records.close')}
          sx={{ marginBlockStart: 2 }}
          renderInput={(params) => (
            <TextField
              {...params}
              label={t('labels.currency')}
              error={missing}
              helperText={missing ? t(messages.required('labels.currency')) : undefined}
            />
          )}
        />
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
          {t('firstSteps.theGroupsAre', {
            groups: new Intl.ListFormat(t.language).format(
              groups.map(({ name, currency: paid }) => `${name} (${paid})`),
            ),
          })}
        </Typography>
      )}
      <MuiLink
        component={PageLink}
        to="/configurations/appearance"
        variant="body2"
        sx={{ display: 'inline-block', marginBlockStart: 1.5 }}
      >
        {t('labels.pricesAndParticipants')}
      </MuiLink>
      <StepNav {...step} busy={busy} onContinue={leave} />
    </>
  );
}
