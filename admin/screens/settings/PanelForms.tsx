import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import { SettingsPanelDocument } from '../../graphql/generated/typed/graphql';
import { useEditing } from '../../records/form/editing';
import type { FormState } from '../../records/form/forms';
import { FormTabPanel } from '../../records/form/FormTabs';
import { PanelForm } from './PanelForm';
import { PanelTabs, useTabs } from './PanelTabs';
import type { PanelRecord } from './panelValues';
import { previews } from './previews';

/** Loaded when two people have changed one panel. */
const MergeDialog = lazy(() => import('../../records/form/merge/MergeDialog'));

interface PanelFormsProps {
  readonly panel: SettingsPanel;
  readonly opened: PanelRecord;
  readonly lang: string;
  readonly onLang: (code: string) => void;
  readonly onDirty: (panel: string, dirty: boolean) => void;
}

/** The forms of a panel that is loaded, a tab for each active language. */
export function PanelForms({ panel, opened, lang, onLang, onDirty }: PanelFormsProps) {
  const editing = useEditing(SettingsPanelDocument, opened);
  const languages = useTabs(panel);
  const [states, setStates] = useState<Readonly<Record<string, FormState>>>({});
  const report = useCallback(
    (code: string, state: FormState) => setStates((before) => ({ ...before, [code]: state })),
    [],
  );
  const dirty = Object.values(states).some((state) => state.dirty);
  useEffect(() => onDirty(panel.name, dirty), [panel, dirty, onDirty]);
  const Preview = panel.preview && previews[panel.preview];
  return (
    <>
      <PanelTabs panel={panel} states={states} selected={lang} onSelect={onLang} />
      {languages.map((language) => (
        <FormTabPanel
          key={language.code}
          of={`${panel.name}-`}
          code={language.code}
          selected={lang}
          tabs={languages.length > 1}
        >
          <PanelForm panel={panel} editing={editing} language={language} onState={report}>
            {Preview && (language.code === BASE_LANGUAGE || panel.translatable.length > 0) && (
              <Preview panel={panel} record={editing.record} lang={language.code} rtl={language.rtl} />
            )}
          </PanelForm>
        </FormTabPanel>
      ))}
      {editing.comparison && (
        <Suspense>
          <MergeDialog
            rules={panel.rules}
            forms={editing.forms}
            base={editing.record}
            theirs={editing.comparison.theirs}
            onMerge={editing.merge}
            onClose={() => editing.merge(null)}
          />
        </Suspense>
      )}
    </>
  );
}
