/** Plays the videos of texts in their place. Before a click nothing of their service is loaded. */
export function playVideos(): void {
  addEventListener('click', (event) => {
    const figure = (event.target as Element).closest<HTMLElement>('a')?.parentElement;
    const src = figure?.dataset['player'];
    // With a modifier, the browser opens the page of the video in a tab or saves it.
    if (!src || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const player = document.createElement('iframe');
    Object.assign(player, { src, title: figure.innerText, allow: 'autoplay; fullscreen; picture-in-picture' });
    figure.replaceChildren(player);
    player.focus();
  });
}
