/** The text that a visitor has closed or responded to. Where storage is switched off, it is shown again. */
const stored = {
  read(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  write(name: string, value: string): void {
    try {
      localStorage.setItem(name, value);
    } catch {
      // Nothing is stored, and so nothing is remembered.
    }
  },
};

/** Opens the popup for those who have not closed this text of it. */
function openPopup(): void {
  const popup = document.querySelector<HTMLDialogElement>('[data-popup]');
  const version = popup?.dataset['popup'];
  if (!popup || !version || stored.read('popup') === version) return;
  popup.addEventListener('close', () => stored.write('popup', version));
  popup.showModal();
}

/**
 * Shows the cookies agreement until the visitor responds to this text; a button in the footer takes the response back, which is
 * in `data-cookies` of the page: what needs consent may only run where it is 'accepted'.
 */
function requestConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  const version = banner?.dataset['consent'];
  if (!banner || !version) return;
  const known = stored.read('cookies-agreement')?.split(' ') ?? [];
  const show = (answer: string | undefined) => {
    banner.hidden = answer !== undefined;
    document.documentElement.dataset['cookies'] = answer ?? 'unanswered';
  };
  show(known[0] === version ? known[1] : undefined);
  for (const button of banner.querySelectorAll<HTMLElement>('[data-answer]')) {
    button.addEventListener('click', () => {
      const answer = button.dataset['answer'] ?? 'declined';
      stored.write('cookies-agreement', `${version} ${answer}`);
      show(answer);
    });
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-revoke]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      stored.write('cookies-agreement', version);
      show(undefined);
      banner.focus();
    });
  }
}

/** Shows the line at the top while the next page of the site is on its way. */
function showLoading(): void {
  const line = document.querySelector<HTMLElement>('.top-loader');
  if (!line) return;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const leaves = link && link.origin === location.origin && !link.hash && !link.target && !link.download;
    if (leaves && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.shiftKey) line.hidden = false;
  });
  addEventListener('submit', (event) => (line.hidden &&= event.defaultPrevented));
  // A page that comes back from the browser's cache is there already.
  addEventListener('pageshow', () => (line.hidden = true));
}

showLoading();
requestConsent();
openPopup();
