import { useCallback, useEffect, useMemo, useState } from 'react';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { keysOf } from '@polyphony/domain/settings/settingKeys.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { SettingsPanelDocument } from '../../graphql/generated/typed/graphql';
import { Drafted } from '../../records/form/draft/Drafted';
import { useDraft } from '../../records/form/draft/useDraft';
import { useEditing } from '../../records/form/editing';
import { type FormState, unsavedIn } from '../../records/form/forms';
import { FormTabPanel, SharedNote } from '../../records/form/FormTabs';
import type { RecordDraft } from '../../records/operations';
import { fetchFailure } from './failures';
import { draftedPanel } from './panelDrafts';
import { PanelForm } from './PanelForm';
import { PanelTabs, useTabs } from './PanelTabs';
import type { PanelRecord } from './panelValues';
import { previews } from './previews';

interface PanelFormsProps {
  readonly panel: SettingsPanel;
  readonly opened: PanelRecord;
  /** Its draft, as it was loaded with it. */
  readonly draft: RecordDraft;
  readonly lang: string;
  readonly onLang: (code: string) => void;
  readonly onDirty: (panel: string, dirty: boolean) => void;
}

/** The forms of a panel that is loaded, a tab for each active language. */
export function PanelForms({ panel, opened, draft, lang, onLang, onDirty }: PanelFormsProps) {
  const failed = useMemo(() => fetchFailure(panel, lang), [panel, lang]);
  const editing = useEditing(SettingsPanelDocument, opened, undefined, failed);
  const screen = useMemo(() => draftedPanel(panel), [panel]);
  const { keeper, isDrafted } = useDraft(screen, editing, draft);
  const languages = useTabs();
  const isTranslated = keysOf(panel).some(({ translatable }) => translatable);
  const [states, setStates] = useState<Readonly<Record<string, FormState>>>({});
  const report = useCallback(
    (code: string, state: FormState) => setStates((before) => ({ ...before, [code]: state })),
    [],
  );
  const { dirty, aside } = unsavedIn(states);
  const isUnsaved = (dirty && !isDrafted) || aside;
  useEffect(() => onDirty(panel.name, isUnsaved), [panel, isUnsaved, onDirty]);
  const Preview = panel.preview && previews[panel.preview];
  return (
    <Drafted screen={screen} editing={editing} opened={opened} keeper={keeper} dirty={dirty} onLang={onLang}>
      <PanelTabs panel={panel} states={states} selected={lang} onSelect={onLang} />
      {languages.map((language) => (
        <FormTabPanel
          key={language.code}
          of={`${panel.name}-`}
          code={language.code}
          selected={lang}
          tabs={languages.length > 1}
        >
          {language.code === baseLanguage() || isTranslated ? (
            <PanelForm panel={panel} editing={editing} language={language} onState={report}>
              {Preview && <Preview panel={panel} record={editing.record} lang={language.code} rtl={language.rtl} />}
            </PanelForm>
          ) : (
            <SharedNote />
          )}
        </FormTabPanel>
      ))}
    </Drafted>
  );
}
