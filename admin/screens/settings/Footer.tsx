import { SettingsPanels } from './SettingsPanels';

export const Component = () => <SettingsPanels screen="footer" />;
