/**
 * Shows the offer of the language that the browser prefers among those of the site, where the page is in another one. To
 * close it is to choose the page's language, as the switch does: who has chosen one is offered no other. The cookie comes
 * with the page: a module shared with the islands would be one more file for every page.
 */
export function offerLanguage(): void {
  const { documentElement: page } = document;
  const offers = [...document.querySelectorAll<HTMLElement>('.offer')];
  const preferred = navigator.languages
    .map((tag) => tag.slice(0, 2))
    .find((code) => code === page.lang || offers.some(({ lang }) => lang === code));
  const offer = offers.find(({ lang }) => lang === preferred);
  const button = offer?.querySelector('button');
  const choice = button?.dataset['cookie'];
  if (!offer || !button || !choice) return;
  const [name = ''] = choice.split('=');
  if (document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`))) return;
  offer.hidden = false;
  button.addEventListener('click', () => {
    document.cookie = choice;
    offer.remove();
  });
}
