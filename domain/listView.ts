import { object, string } from 'yup';
import { LIST_VIEW_NAME_MAX, LIST_VIEW_QUERY_MAX } from './limits.js';
import { messages } from './messages/messages.js';
import { requiredText } from './validation/rules.js';

/** A saved view of a list: its address parameters, with a name. */
export const listViewRules = object({
  /** The plural of the listed kind. */
  list: string()
    .required(messages.required('labels.list'))
    .matches(/^[a-zA-Z]{1,60}$/, messages.invalid('labels.list')),
  name: requiredText('labels.name', { max: LIST_VIEW_NAME_MAX }),
  /** The query of the address, without the question mark. */
  query: string()
    .defined()
    .max(LIST_VIEW_QUERY_MAX, messages.viewTooLong)
    .matches(/^[\w.~!*'()%+\-=&]*$/, { message: messages.invalid('labels.view'), excludeEmptyString: true })
    .default(''),
});
