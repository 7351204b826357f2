import '../styles/site.css';
import { fetchAhead } from './fetchAhead.js';

// Browsers with speculation rules (the Speculation-Rules header) prepare pages by themselves; the others get this.
if (!HTMLScriptElement.supports?.('speculationrules')) fetchAhead();
