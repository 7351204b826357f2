import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { SettingsPanel } from '@polyphony/domain/settings/settingsPanel.js';

type PanelSubjects = Pick<SettingsPanel, 'subject' | 'translationSubject'>;

/** Message when the settings of a panel cannot be fetched. @param lang the language of the form that needs them */
export function fetchFailure({ subject, translationSubject }: PanelSubjects, lang: string): Message {
  const label = lang === baseLanguage() ? subject : (translationSubject ?? subject);
  return label === null ? messages.someSettingsFetchFailed : messages.settingsFetchFailed(label);
}

/** Message when a save has no response. The word for translations is the specification's own (SPEC-D130). */
export function updateFailure({ subject }: PanelSubjects, lang: string): Message {
  if (lang !== baseLanguage()) return messages.settingsUpdateFailed('labels.transalte');
  return subject === null ? messages.someSettingsUpdateFailed : messages.settingsUpdateFailed(subject);
}
