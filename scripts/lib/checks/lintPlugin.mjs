import { imports } from './importRules.mjs';
import { words } from './wordRule.mjs';

/** Our own lint rules, as a plug-in of oxlint. */
export default { meta: { name: 'polyphony' }, rules: { imports, words } };
