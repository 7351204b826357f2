import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { placeOf, sentOf } from '@polyphony/domain/settings/settingKeys.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import type { FieldScope } from '../../../fields/binding/FieldScope';
import { RuleInputs } from '../../../fields/RuleInputs';
import { SettingsPanelDocument, UpdateWebsiteSettingsDocument } from '../../../graphql/generated/typed/graphql';
import { useEntryForm } from '../../../records/form/useEntryForm';
import { useRecordWrite } from '../../../records/useRecordWrite';
import { useT } from '../../../texts/useT';
import { FailureAlert } from '../../../ui/FailureAlert';
import { panelValues, SETTINGS_NOUN, type PanelRecord } from '../panelValues';
import { StepForm, StepPlaceholder, type StepProps } from './stepParts';

interface PanelStepProps extends StepProps {
  readonly panel: SettingsPanel;
  /** The fields of the panel that the step shows. */
  readonly fields: readonly string[];
}

/** A step with some fields of a panel of the settings. */
export function PanelStep({ panel, fields, ...step }: PanelStepProps) {
  const { data, error, refetch } = useQuery(SettingsPanelDocument, {
    variables: { id: panel.name },
    fetchPolicy: 'no-cache',
  });
  if (data) return <Loaded panel={panel} fields={fields} record={data.record} {...step} />;
  if (error) return <FailureAlert error={error} retry={() => void refetch().catch(() => undefined)} />;
  return <StepPlaceholder lines={fields.length} />;
}

function Loaded({ panel, fields, record, ...step }: PanelStepProps & { readonly record: PanelRecord }) {
  const t = useT();
  const write = useRecordWrite(SETTINGS_NOUN);
  const loaded = useMemo(
    () => ({ values: panelValues(panel, record, baseLanguage()), cause: 'opened' as const }),
    [panel, record],
  );
  const entry = useEntryForm<PanelRecord>({
    rules: panel.rules,
    loaded,
    send: 'changed',
    save: (values, form) =>
      write(
        UpdateWebsiteSettingsDocument,
        { values: sentOf(panel, values, false), lang: baseLanguage() },
        { form, success: messages.settingsUpdated, fieldOf: (key) => placeOf(panel, key) },
      ),
    onSaved: step.onDone,
  });
  const scope = useMemo(
    (): FieldScope => ({ rules: panel.rules.fields, record, lang: baseLanguage(), dir: 'auto', reference: null }),
    [panel, record],
  );
  return (
    <StepForm entry={entry} scope={scope} label={t(panel.heading)} {...step}>
      <RuleInputs names={fields} />
    </StepForm>
  );
}
