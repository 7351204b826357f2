import { onPlainClick } from './plainClick.js';

function button(label: string, sign: string, className: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.className = `lightbox__button ${className}`;
  element.ariaLabel = label;
  element.textContent = sign;
  element.addEventListener('click', press);
  return element;
}

/** Shows the pictures of a gallery in a dialog, one at a time: by its buttons, the arrow keys, or a swipe. */
function lightboxOf(gallery: HTMLElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a')];
  const { close = '', next = '', previous = '' } = gallery.dataset;
  const rtl = getComputedStyle(gallery).direction === 'rtl';
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  const image = document.createElement('img');
  const place = document.createElement('p');
  place.className = 'lightbox__place';
  place.role = 'status';
  let currentIndex = 0;

  const show = (to: number) => {
    // After the last comes the first.
    currentIndex = (to + links.length) % links.length;
    const link = links[currentIndex];
    if (!link) return;
    image.src = link.href;
    image.alt = link.querySelector('img:not([aria-hidden])')?.getAttribute('alt') ?? '';
    const words = link.dataset['place'] ?? '';
    place.textContent = words;
    dialog.ariaLabel = words;
  };
  /** To the picture at the right, or at the left. */
  const goTo = (right: boolean) => show(currentIndex + (right !== rtl ? 1 : -1));
  const onward = button(next, rtl ? '‹' : '›', 'lightbox__next', () => show(currentIndex + 1));
  const back = button(previous, rtl ? '›' : '‹', 'lightbox__previous', () => show(currentIndex - 1));
  dialog.append(
    image,
    ...(links.length > 1 ? [back, onward] : []),
    button(close, '×', 'lightbox__close', () => dialog.close()),
    place,
  );
  document.body.append(dialog);

  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight' || key === 'ArrowLeft') goTo(key === 'ArrowRight');
  });
  // A click beside the picture closes it.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => links[currentIndex]?.focus());
  // Where a swipe began; no number is more than 50 from none.
  let from = NaN;
  dialog.addEventListener('pointerdown', ({ clientX }) => (from = clientX));
  dialog.addEventListener('pointerup', ({ clientX }) => {
    const moved = clientX - from;
    from = NaN;
    if (Math.abs(moved) > 50) goTo(moved < 0);
  });

  for (const [at, link] of links.entries()) {
    onPlainClick(link, () => {
      show(at);
      dialog.showModal();
    });
  }
}

/** Makes lightboxes of the galleries of the page. */
export function openGallery(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) lightboxOf(gallery);
}
