import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { placeOf, sentOf } from '@polyphony/domain/settings/settingKeys.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { translationRules } from '@polyphony/domain/validation/fieldErrors.js';
import type { FieldScope } from '../../fields/binding/FieldScope';
import { ReportTyped } from '../../preview/typedForms';
import type { FormValues } from '../../records/formValues';
import { RuleInputs } from '../../fields/RuleInputs';
import { UpdateWebsiteSettingsDocument } from '../../graphql/generated/typed/graphql';
import type { ActiveLanguage } from '../../language/currentLanguage';
import { fittedTo } from '../../records/formValues';
import type { Editing } from '../../records/form/editing';
import { EntryFormView } from '../../records/form/EntryFormView';
import type { FormState } from '../../records/form/forms';
import { useEntryForm } from '../../records/form/useEntryForm';
import { useFormParts } from '../../records/form/useFormParts';
import { useRecordWrite } from '../../records/useRecordWrite';
import { useReviews } from '../../session/rights/useReviews';
import { useT } from '../../texts/useT';
import { updateFailure } from './failures';
import { baseTexts, panelValues, SETTINGS_NOUN, type PanelRecord } from './panelValues';

/** Settings that staff edit, and the part of them that is read everywhere: the console's own name. */

interface PanelFormProps {
  readonly panel: SettingsPanel;
  readonly editing: Editing<PanelRecord>;
  readonly language: Pick<ActiveLanguage, 'code' | 'name' | 'rtl'>;
  readonly onState: (lang: string, state: FormState) => void;
  /** Content above the inputs. */
  readonly children?: ReactNode;
}

/** The form of a panel in one language, made of the panel's declaration: in the base language all of it, else its texts. */
export function PanelForm({ panel, editing, language: { code, name, rtl }, onState, children }: PanelFormProps) {
  const t = useT();
  const write = useRecordWrite(SETTINGS_NOUN);
  const { isNeeded } = useReviews();
  const translation = code !== baseLanguage();
  const { record, cause, merged } = editing;
  const loaded = useMemo(
    () => ({
      values: panelValues(panel, record, code),
      cause,
      merged: merged && { values: merged.values.get(code) ?? {}, save: merged.lang === code },
    }),
    [panel, record, cause, merged, code],
  );
  const rules = useMemo(() => (translation ? translationRules(panel) : panel.rules), [panel, translation]);
  const entry = useEntryForm<PanelRecord>({
    rules,
    loaded,
    send: 'changed',
    save: (values, form) =>
      write(
        UpdateWebsiteSettingsDocument,
        { values: sentOf(panel, values, translation), lang: code, version: record.version },
        {
          form,
          success: messages.settingsUpdated,
          thrown: updateFailure(panel, code),
          fieldOf: (key) => placeOf(panel, key),
        },
      ),
    // The panel is fetched again after each save.
    onSaved: () => editing.saved(null),
    ...(translation && { fit: fittedTo }),
  });
  const sent = useCallback((values: FormValues) => sentOf(panel, values, translation), [panel, translation]);
  const { dirty, invalid } = entry;
  const aside = entry.restoreTyped !== null;
  useEffect(() => onState(code, { dirty, invalid, aside }), [code, dirty, invalid, aside, onState]);
  const dir = rtl ? 'rtl' : 'ltr';
  const words = useFormParts(editing, entry, {
    title: name,
    lang: code,
    dir,
    valuesOf: useCallback((version: PanelRecord) => panelValues(panel, version, code), [panel, code]),
  });
  const scope = useMemo(
    (): FieldScope => ({
      rules: panel.rules.fields,
      record,
      lang: code,
      dir,
      reference: translation ? baseTexts(panel, record) : null,
      words,
    }),
    [panel, record, code, dir, translation, words],
  );
  return (
    <EntryFormView
      entry={entry}
      scope={scope}
      label={panel.heading}
      action={t('records.updateKind', { kind: t(panel.heading) })}
      ready={dirty && !isNeeded}
      among
      onLoadTheirs={editing.loadTheirs}
      onCompare={() => editing.compare(code)}
    >
      <RuleInputs names={Object.keys(panel.rules.fields)} />
      <ReportTyped of={panel.name} sent={sent} />
      {children}
    </EntryFormView>
  );
}
