import '../styles/site.css';
import { closeMenus } from './closeMenus.js';
import { fetchAhead } from './fetchAhead.js';
import { openGallery } from './gallery.js';
import { offerLanguage } from './offerLanguage.js';
import { showPasswords } from './showPasswords.js';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

// Browsers with speculation rules (the Speculation-Rules header) prepare pages by themselves; the others get this.
if (!HTMLScriptElement.supports?.('speculationrules')) fetchAhead();

closeMenus();
offerLanguage();
openGallery();
showPasswords();
