import { SettingsResolver } from './settingsResolver.js';
import { PanelModel } from './settingsRecord.js';

export const settingsResolvers = [SettingsResolver] as const;
export const settingsModels = [PanelModel] as const;
