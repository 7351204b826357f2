import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';
import type { ActiveLanguage } from '../../language/currentLanguage';
import { useLanguages } from '../../language/LanguageProvider';
import { FormTabs } from '../../records/form/FormTabs';
import type { FormState } from '../../records/form/forms';

type TabLanguage = Pick<ActiveLanguage, 'code' | 'name' | 'rtl'>;

/** The languages of a panel's tabs, the base language first. */
export function useTabs(): readonly TabLanguage[] {
  const { languages, base } = useLanguages();
  return [base, ...languages.filter(({ code }) => code !== base.code)];
}

interface PanelTabsProps {
  readonly panel: SettingsPanel;
  readonly states: Readonly<Record<string, FormState>>;
  readonly selected: string;
  readonly onSelect: (code: string) => void;
}

/** The language tabs of a panel, also while it is loaded; none where there is one language. */
export function PanelTabs({ panel, states, selected, onSelect }: PanelTabsProps) {
  const tabs = useTabs();
  if (tabs.length < 2) return null;
  return <FormTabs of={`${panel.name}-`} tabs={tabs} states={states} selected={selected} onSelect={onSelect} />;
}
