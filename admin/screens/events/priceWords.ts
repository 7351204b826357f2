/** 'BHUTANESE' as 'Bhutanese'. */
export const inWords = (value: string): string => value.charAt(0) + value.slice(1).toLowerCase();
