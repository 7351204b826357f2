import { SHORT_TEXT_MAX } from '../limits.js';
import { messages } from '../messages/messages.js';
import { requiredText } from './rules.js';

/** The link of a menu that only opens what is below it. */
export const NO_PAGE = '#';

/**
 * The link of a menu: a path of the site, or '#' (SPEC-D52). '//host' would be the address of another site, which menus do not
 * lead to.
 */
export const menuLink = () =>
  requiredText('labels.menuLink', { max: SHORT_TEXT_MAX })
    .matches(/^(#|\/.*)$/s, { message: messages.menuLinkStart, excludeEmptyString: true })
    .matches(/^(#|(?!\/\/)[a-z\d/-]*)$/i, {
      message: messages.menuLinkCharacters,
      excludeEmptyString: true,
    })
    .meta({ hint: 'menus.thePathnameMustMatchThe' });
