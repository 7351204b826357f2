import { string } from 'yup';
import { SETTING_LABEL_MAX, URL_MAX } from '../limits.js';
import { messages, type Label } from '../messages/messages.js';
import { isSitePath, isWebAddress } from '../text/links.js';
import { entryList, inEveryLanguage, perLanguage } from '../validation/entryRules.js';
import { longText, optionalText, optionalTimeZone, shortText } from '../validation/rules.js';
import { isColour, isGradient } from './colours.js';
import { DEFAULT_LOOK, LOOK_NAMES } from './looks.js';

/** A line of text, which each language has its own of. */
export const textOf = (label: Label) => perLanguage(shortText(label));

/** A text of several lines, which each language has its own of. */
export const linesOf = (label: Label) => perLanguage(longText(label));

/** An e-mail address, which a language may have its own of. */
export const emailOf = (label: Label) => textOf(label).email(messages.emailInvalid);

/** A switch as clients of the settings know it: the text '1' or '0' (STATE-013). @param initially what it is until it is set */
export const switchOf = (label: Label, initially: '0' | '1' = '0') =>
  string()
    .transform((_: unknown, sent: unknown) => {
      if (sent === undefined || sent === null || sent === '' || sent === false) return '0';
      if (sent === true || sent === 1) return '1';
      return typeof sent === 'string' ? sent.trim() : sent === 0 ? '0' : '';
    })
    .oneOf(['0', '1'], messages.invalid(label))
    .default(initially)
    .defined()
    .meta({ label, format: 'switch' });

const isLink = (link: string): boolean => isSitePath(link) || isWebAddress(link) || /^#[\w-]+$/.test(link);

/** Target of a link of the site: '/about-us', a place on the page, or a page elsewhere by its whole address. */
const linkOf = (label: Label) =>
  optionalText(label, URL_MAX).test('link', messages.linkInvalid(label), (link) => !link || isLink(link));

/** Links of the footer: a label in each language, and where it leads. */
export const footerLinks = () =>
  entryList('labels.links', {
    label: optionalText('labels.label', SETTING_LABEL_MAX),
    value: inEveryLanguage(linkOf('labels.link')),
  }).meta({ noun: 'labels.link' });

/** The address of a profile elsewhere. */
export const profileOf = (label: Label) =>
  optionalText(label, URL_MAX)
    .test('address', messages.addressInvalid(label), (address) => !address || isWebAddress(address))
    .meta({ format: 'url' });

/** A colour, '#0b6e4f'; nothing for that of the site's own design. */
export const colourOf = (label: Label) =>
  optionalText(label, 20, messages.colourInvalid(label))
    .test('colour', messages.colourInvalid(label), (colour) => !colour || isColour(colour))
    .meta({ format: 'colour', hint: 'settings.coloursAreHexCodesSuch' });

/** Two to five colours that flow into each other, separated by commas. */
export const gradientOf = (label: Label) =>
  optionalText(label, 50, messages.gradientInvalid(label))
    .test('gradient', messages.gradientInvalid(label), (gradient) => !gradient || isGradient(gradient))
    .meta({ format: 'gradient', hint: 'settings.hexCodesAreSeparatedBy' });

/** The name of a look of the site, of those in looks.ts; nothing means the first. */
export const lookOf = (label: Label) =>
  string()
    .trim()
    .transform((name: unknown, sent: unknown) =>
      sent === undefined || sent === null || name === '' ? DEFAULT_LOOK : name,
    )
    .oneOf(LOOK_NAMES, messages.invalid(label))
    .default(DEFAULT_LOOK)
    .defined()
    .meta({ label, format: 'look' });

/** The IANA name of a time zone; its label in the list of time zones is accepted as well. */
export const timeZoneOf = (label: Label) =>
  optionalTimeZone(label).transform((value: unknown) =>
    typeof value === 'string' ? value.replace(/^\(UTC[^)]*\)\s*/, '') : value,
  );
