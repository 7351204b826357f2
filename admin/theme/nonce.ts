declare global {
  interface Window {
    /** Read by goober, which notistack's toasts are styled with. */
    __nonce__?: string;
  }
}

/**
 * The CSP nonce that allows style elements created in the browser. Each library that creates some must get it: emotion
 * by its caches, goober from the window.
 */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

window.__nonce__ = nonce;
