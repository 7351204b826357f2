import { visitor } from '@polyphony/domain/kinds/readMostly/visitor.js';
import { note } from '../../../audit/trail.js';
import type { Context } from '../../../context.js';
import { exportedText } from '../accounts/exportedData.js';
import { succeeded, type PersonalDataPayload } from '../accounts/visitor.js';
import { visitorStore } from './visitorStore.js';

/**
 * All that is stored of a visitor, with what staff noted, and without the ID document. The trail says who took it.
 * @throws NOT_FOUND | RATE_LIMITED, as its owner is
 */
export async function exportVisitor(id: string, context: Context): Promise<PersonalDataPayload> {
  const person = await visitorStore.get(id);
  const { audit, success } = visitor.actions.export;
  await context.services.limits.consume('exportByAccount', person._id.toHexString());
  const data = await exportedText(person, 'staff', context.services);
  await note(context, {
    action: audit,
    target: { kind: visitor.name, id: person._id.toHexString(), label: person.email },
  });
  return { ...succeeded(success), data };
}
