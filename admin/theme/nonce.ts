declare global {
  interface Window {
    /** Read by goober, which notistack's toasts are styled with. */
    __nonce__?: string;
  }
}

/**
 * The word that lets styles made in the browser count under the page's content security policy. Whoever makes a style
 * element passes it on: emotion by its caches, goober from the window.
 */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

window.__nonce__ = nonce;
