/** Whether a text is a path of this site. It begins with one slash: browsers take '//host' and '/\host' for another site. */
export const isSitePath = (text: string): boolean => /^\/(?![/\\])\S*$/.test(text);

/** Whether a text is the whole address of a page on the web. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
