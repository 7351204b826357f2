/** The Open Graph image of pages without an image of their own. */
export const SHARED_DEFAULT = { path: '/shared.png', width: 1200, height: 630 } as const;
