import { object, string } from 'yup';
import { LIST_VIEW_NAME_MAX, LIST_VIEW_QUERY_MAX } from './limits.js';
import { messages } from './messages.js';
import { requiredText } from './rules.js';

/** A list as somebody wants to find it again: what its address says, under a name of their own. */
export const listViewRules = object({
  /** Which list: the plural of its kind. */
  list: string()
    .required(messages.required('List'))
    .matches(/^[a-zA-Z]{1,60}$/, messages.invalid('List')),
  name: requiredText('Name', { max: LIST_VIEW_NAME_MAX }),
  /** The part of the address after the question mark. */
  query: string()
    .defined()
    .max(LIST_VIEW_QUERY_MAX, messages.viewTooLong)
    .matches(/^[\w.~!*'()%+\-=&]*$/, { message: messages.invalid('View'), excludeEmptyString: true })
    .default(''),
});
