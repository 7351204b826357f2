import '../styles/site.css';
import { closeMenus } from './closeMenus.js';
import { fetchAhead } from './fetchAhead.js';
import { openGallery } from './gallery.js';
import { offerLanguage } from './offerLanguage.js';
import { playVideos } from './playVideos.js';
import { showPasswords } from './showPasswords.js';

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

// A submit is ignored while an earlier one is pending: after a double click, visitors would see the second's refusal.
for (const form of document.querySelectorAll<HTMLFormElement>('.form')) {
  // For a limited time, because no event says that a visitor stopped the page from loading.
  let pendingUntil = 0;
  form.addEventListener('submit', (event) => {
    if (event.timeStamp < pendingUntil) event.preventDefault();
    else pendingUntil = event.timeStamp + 10_000;
  });
  // A page that comes back from the browser's cache can be sent again.
  addEventListener('pageshow', () => (pendingUntil = 0));
}

// Browsers with speculation rules (the Speculation-Rules header) prepare pages by themselves; the others get this.
if (!HTMLScriptElement.supports?.('speculationrules')) fetchAhead();

closeMenus();
offerLanguage();
openGallery();
playVideos();
showPasswords();
