import { imports } from './importRules.mjs';
import { names } from './nameRule.mjs';
import { words } from './wordRule.mjs';

/** Our own lint rules, as a plug-in of oxlint. */
export default { meta: { name: 'polyphony' }, rules: { imports, names, words } };
