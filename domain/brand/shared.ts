/** The picture that a shared page shows when it has none of its own. */
export const SHARED_DEFAULT = { path: '/shared.png', width: 1200, height: 630 } as const;
