/** Whether `Mod` is ⌘, as on Apple keyboards; on others it is Ctrl. */
export const isApple: boolean = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.platform ?? '');
