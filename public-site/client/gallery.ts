function button(label: string, sign: string, className: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `lightbox__button ${className}`;
  element.setAttribute('aria-label', label);
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
  place.setAttribute('role', 'status');
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
    dialog.setAttribute('aria-label', words);
  };
  const onward = button(next, rtl ? '‹' : '›', 'lightbox__next', () => show(currentIndex + 1));
  const back = button(previous, rtl ? '›' : '‹', 'lightbox__previous', () => show(currentIndex - 1));
  const shut = button(close, '×', 'lightbox__close', () => dialog.close());
  dialog.append(image, ...(links.length > 1 ? [back, onward] : []), shut, place);
  document.body.append(dialog);

  dialog.addEventListener('keydown', ({ key }) => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step !== 0) show(currentIndex + (rtl ? -step : step));
  });
  // A click beside the picture closes it.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => links[currentIndex]?.focus());
  let from: number | null = null;
  dialog.addEventListener('pointerdown', ({ clientX }) => (from = clientX));
  dialog.addEventListener('pointerup', ({ clientX }) => {
    const moved = from === null ? 0 : clientX - from;
    from = null;
    if (Math.abs(moved) > 50) show(currentIndex + (moved < 0 !== rtl ? 1 : -1));
  });

  for (const [at, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      // With a modifier, the browser opens the picture in a tab or saves it.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(at);
      dialog.showModal();
    });
  }
}

/** Makes lightboxes of the galleries of the page. */
export function openGallery(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) lightboxOf(gallery);
}
