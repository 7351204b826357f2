import { DemoCard } from './demo/DemoCard';
import { SettingsPanels } from './SettingsPanels';

export const Component = () => (
  <>
    <SettingsPanels screen="appearance" />
    <DemoCard />
  </>
);
