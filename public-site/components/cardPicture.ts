/**
 * The widest that the picture of a card gets: from edge to edge in one column on a narrow screen; a third or a fourth of
 * the page otherwise.
 */
export const CARD_PICTURE = { sizes: '(width < 44rem) 94vw, 24rem', maxWidth: 960 } as const;
