import type { LookName } from '@polyphony/domain/settings/looks.js';

/** The style sheet of each look, beside the one that all pages share. */
export const lookSheets: Readonly<Record<LookName, string>> = {
  atelier: 'styles/looks/atelier.css',
  campus: 'styles/looks/campus.css',
  quiet: 'styles/looks/quiet.css',
};
