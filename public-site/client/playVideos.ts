import { onPlainClick } from './plainClick.js';

/** Plays the videos of texts in their place. Before a click nothing of their service is loaded: a template is not. */
export function playVideos(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.video a'))
    onPlainClick(link, () => {
      // The next element is the template with the frame of the player (richHtml.ts).
      const player = (link.nextSibling as HTMLTemplateElement).content.firstChild as HTMLElement;
      link.replaceWith(player);
      player.focus();
    });
}
