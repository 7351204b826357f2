import { refusalOf, type AnyReadMostlyKind } from '@polyphony/domain/kinds/parts/readMostly.js';
import type { Message } from '@polyphony/domain/messages/messages.js';
import { index, modelOptions } from '@typegoose/typegoose';
import { Field, ObjectType, type ClassType } from 'type-graphql';
import { passes } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { indexesOf } from '../read/listQuery.js';
import { Computed } from '../schema/computed.js';
import { MessageField } from '../schema/messageField.js';
import type { Storage } from '../graphql/recordClass.js';
import type { StoredRecord } from '../schema/record.js';

/**
 * Makes a class the record class of a read-mostly kind: its GraphQL type, its collection and the indexes behind its list,
 * and what the user may do with each record.
 */
export function ReadMostlyRecord(
  kind: AnyReadMostlyKind,
  description: string,
  { collection, scope }: Storage = {},
): (recordClass: ClassType) => void {
  return (recordClass) => {
    ObjectType(kind.type, { description, simpleResolvers: true })(recordClass);
    modelOptions({ schemaOptions: { collection: collection ?? kind.plural, versionKey: false } })(recordClass);
    for (const { keys, unique } of indexesOf(kind, scope)) index(keys, { unique: unique ?? false })(recordClass);
    const actions = Object.entries(kind.actions).filter(([, action]) => !('own' in action));
    if (actions.length === 0) return;
    const proto = recordClass.prototype;
    Computed<StoredRecord>((record, _, context) => canOf(kind, record, context), {
      needs: actions.flatMap(([, { when }]) => when?.field ?? []),
    })(proto, 'can');
    const can = canType(kind);
    Field(() => can, { description: 'What the signed-in user may do with it.' })(proto, 'can');
  };
}

/** A field for each action, and for those that need a state another with the reason. */
function canType(kind: AnyReadMostlyKind): ClassType {
  @ObjectType(`${kind.type}Can`, { description: 'What the signed-in user may do with it, its state included.' })
  class Can {}
  for (const [name, action] of Object.entries(kind.actions)) {
    if ('own' in action) continue;
    Field(() => Boolean, { description: action.description })(Can.prototype, name);
    if (!action.when) continue;
    const reason = 'Why its state forbids that although the permission is held.';
    MessageField({ nullable: true, description: reason })(Can.prototype, `${name}Refusal`);
  }
  return Can;
}

/** Whether each action can be done, and what its state refuses it with. */
function canOf(kind: AnyReadMostlyKind, record: StoredRecord, context: Context) {
  const can: Record<string, boolean | Message | null> = {};
  for (const [name, action] of Object.entries(kind.actions)) {
    const isPermitted = passes([action.gate], context);
    const refusal = isPermitted ? refusalOf(action, record) : null;
    can[name] = isPermitted && refusal === null;
    can[`${name}Refusal`] = refusal;
  }
  return can;
}
