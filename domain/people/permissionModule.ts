import { array, object, string } from 'yup';
import { PERMISSION_ACTION_NAME, PERMISSION_ACTIONS, PERMISSION_MODULE_NAME } from '../limits.js';
import { messages } from '../messages/messages.js';
import { flag, OBJECT_ID_PATTERN, requiredText } from '../validation/rules.js';
import { asTyped } from '../text/typedText.js';

/** A role's permissions in one module: its actions, each on or off. */
export const permissionModuleRules = object({
  module: requiredText('labels.module', PERMISSION_MODULE_NAME).uppercase(),
  role: string()
    .transform(asTyped)
    .required(messages.roleInvalid)
    .matches(OBJECT_ID_PATTERN, { message: messages.roleInvalid, excludeEmptyString: true }),
  actions: array()
    .of(object({ name: requiredText('labels.actionName', PERMISSION_ACTION_NAME).uppercase(), status: flag() }))
    .default([])
    .min(PERMISSION_ACTIONS.min, messages.permissionActionsCount)
    .max(PERMISSION_ACTIONS.max, messages.permissionActionsCount),
});
