const ZEROS = { '٠': 0x660, '۰': 0x6f0 } as const;

/** A text whose Arabic-Indic and Persian digits, decimal separators and minus signs are those of a number in code: '-27.5'. */
export const withLatinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ZEROS['٠']))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - ZEROS['۰']))
    .replace(/٫/g, '.')
    .replace(/[−﹣－]/g, '-');

/** What a telephone dials for a number as people write it: '+975 2 32 27 54' is '+9752322754'. */
export const dialled = (number: string): string => withLatinDigits(number).replace(/(?!^\+)\D/g, '');
