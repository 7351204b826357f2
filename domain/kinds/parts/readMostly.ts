import type { TextName } from '../../catalogues/generated/textNames.js';
import type { AnyObject, ObjectSchema } from 'yup';
import type { AuditAction } from '../../audit.js';
import type { Label, Message } from '../../messages/messages.js';
import type { Permission } from '../../people/permissions.js';
import { type ListedKind, type SortStep } from './kind.js';
import { capitalize } from './kindNames.js';

/** Filter that a list can be narrowed by. `field` is where the value is stored, if not under the filter's own name. */
export type FilterSpec = { readonly description: string } &
  /** Text that a person types: the kind's store says where it is looked for. */
  (
    | { readonly as: 'search' }
    /** The id of a record of another kind. */
    | { readonly as: 'record'; readonly field?: string }
    /** An id, or another text, that is stored as it is given. */
    | { readonly as: 'id' | 'text'; readonly field?: string }
    /** One of few values, under the names that are stored; `type` is their enum in GraphQL. */
    | { readonly as: 'choice'; readonly values: readonly string[]; readonly type: string; readonly field?: string }
    | { readonly as: 'flag'; readonly field?: string }
    /** True leaves out the records whose field has this value; where none is named, any value. */
    | { readonly as: 'without'; readonly field: string; readonly value?: string }
    /** From a moment on, or before it. */
    | { readonly as: 'since' | 'until'; readonly field: string }
  );

interface ActionBase<Gate extends string> {
  /** The permission that opens it. */
  readonly gate: Gate;
  /** Its mutation, where that is not called after the action and the kind: 'confirmEventBooking'. */
  readonly field?: string;
  /** Effect of the action, for the reference of the API. */
  readonly description: string;
  /** Text of its button. */
  readonly button: TextName;
  readonly audit: AuditAction;
  readonly success: Message;
  /** The state that it needs, and what is said of a record in another one. */
  readonly when?: { readonly field: string; readonly is: string | boolean; readonly otherwise: Message };
  /** Whether it can be done with several records at once. */
  readonly many?: boolean;
}

/** Sets fields to the same values each time. It cannot be taken back. */
export interface SetAction<Gate extends string = Permission> extends ActionBase<Gate> {
  readonly sets: Readonly<Record<string, unknown>>;
  /** Its name in the record's history. */
  readonly step: string;
}

/** Turns a flag on or off; doing the opposite takes it back. */
export interface SwitchAction<Gate extends string = Permission> extends ActionBase<Gate> {
  readonly switches: string;
  readonly step: { readonly on: string; readonly off: string };
}

/** Writes what a person has typed, by rules that the dialog validates with, too. */
export interface WriteAction<Gate extends string = Permission> extends ActionBase<Gate> {
  readonly writes: ObjectSchema<AnyObject>;
  /** Inputs of the rules, for the reference: a sentence for each field. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly step: string;
}

/** Takes the record out of its list: deletes it for good, or what the kind's store does. The trail says nothing of what was in it. */
export interface DeleteAction<Gate extends string = Permission> extends ActionBase<Gate> {
  readonly deletes: true;
}

/** An action that a module does in its own way, behind the same gate and with the same entry in the audit trail. */
export interface OwnAction<Gate extends string = Permission> extends ActionBase<Gate> {
  readonly own: true;
}

export type ActionSpec<Gate extends string = Permission> =
  SetAction<Gate> | SwitchAction<Gate> | WriteAction<Gate> | DeleteAction<Gate> | OwnAction<Gate>;

/**
 * What a kind declares about itself whose records no form creates or changes: they come about by what people do, and are
 * listed and acted upon (ADR-0080). All else that such kinds have in common is derived from this.
 */
export interface ReadMostlySpec<Gate extends string = string> {
  /** camelCase singular: one record in GraphQL, the target in the audit trail, the content stamp. */
  readonly name: string;
  /** The list in GraphQL. */
  readonly plural: string;
  /** Description of its list, for the reference of the API. */
  readonly description: string;
  /** The type in GraphQL, where that is not the name in capitals. */
  readonly type?: string;
  /** Human-readable name of one record. */
  readonly label: Label;
  readonly permission: {
    /** The group that the permissions screen shows its permissions in. */
    readonly group: string;
    /** The permission to list and to read them. */
    readonly view: Gate;
    /** Any of these shows the menu of a row (SPEC-D59); without them, the gate of any of its actions does. */
    readonly menu?: readonly Gate[];
  };
  /** The field that a person tells them apart by. */
  readonly titleField: string;
  readonly unique?: readonly string[];
  readonly sortable?: readonly string[];
  readonly order: readonly SortStep[];
  readonly filterBy: Readonly<Record<string, FilterSpec>>;
  /** The input of its filters in GraphQL, where that is not the type and 'Filter'. */
  readonly filterType?: string;
  readonly actions: Readonly<Record<string, ActionSpec<Gate>>>;
  /** The field of payloads that holds the record, where that is not the kind's name. */
  readonly payloadField?: string;
  /** Fields whose values the audit trail does not hold, which is kept for ever: that they change is all it says. */
  readonly unlogged?: readonly string[];
  /** Whether one of them is read by its id. */
  readonly details?: boolean;
  /** Whether its writes change its content stamp, so that open lists refetch. */
  readonly live?: boolean;
}

/** The names of the permissions of a kind. */
export type ReadMostlyPermissionOf<K extends ReadMostlySpec> =
  | K['permission']['view']
  | (K['permission'] extends { readonly menu: infer Menu extends readonly string[] } ? Menu[number] : never)
  | { [A in keyof K['actions']]: K['actions'][A]['gate'] }[keyof K['actions']];

/** Properties that follow from the declaration, for code that all such kinds share. */
export type AnyReadMostlyKind = Omit<ReadMostlySpec<Permission>, keyof Derived> &
  Derived & {
    /** Its permissions, in the order of the permissions screen. */
    readonly permissions: readonly Permission[];
  };

interface Derived extends ListedKind {
  readonly type: string;
  readonly filterType: string;
  readonly payloadField: string;
  /** The mutations of its actions. */
  readonly fields: Readonly<Record<string, string>>;
  /** The mutations of those that can be done with several records. */
  readonly manyFields: Readonly<Record<string, string>>;
}

export type ReadMostlyKind<K extends ReadMostlySpec> = K &
  Omit<ReadMostlySpec, 'permission' | 'actions' | keyof Derived> &
  Derived & { readonly permissions: readonly ReadMostlyPermissionOf<K>[] };

/** 'confirmEventBooking'; a switch is named after its field, as those of records are: 'toggleEventBookingPaid'. */
const fieldOf = (name: string, action: ActionSpec<string>, noun: string) =>
  'switches' in action ? `toggle${noun}${capitalize(action.switches)}` : `${name}${noun}`;

/** Filters whose stored values few records share: an index for each. */
const INDEXED: ReadonlySet<FilterSpec['as']> = new Set(['record', 'choice', 'flag']);

/** Declares a kind whose records are listed and acted upon. */
export function defineReadMostlyKind<const K extends ReadMostlySpec>(spec: K): ReadMostlyKind<K> {
  const actions = Object.entries<ActionSpec<string>>(spec.actions);
  const { menu = [], view }: ReadMostlySpec['permission'] = spec.permission;
  const gates = [view, ...menu, ...actions.map(([, { gate }]) => gate)];
  const type = spec.type ?? capitalize(spec.name);
  const filters = Object.entries<FilterSpec>(spec.filterBy).filter(([, { as }]) => INDEXED.has(as));
  return {
    ...spec,
    type,
    filterType: spec.filterType ?? `${type}Filter`,
    payloadField: spec.payloadField ?? spec.name,
    fields: Object.fromEntries(actions.map(([name, action]) => [name, action.field ?? fieldOf(name, action, type)])),
    manyFields: Object.fromEntries(
      actions
        .filter(([, { many }]) => many)
        .map(([name, action]) => [name, fieldOf(name, action, capitalize(spec.plural))]),
    ),
    permissions: [...new Set(gates)] as ReadMostlyPermissionOf<K>[],
    toggles: [],
    translatable: [],
    references: {},
    unique: spec.unique ?? [],
    sortable: spec.sortable ?? [],
    filters: filters.map(([name, filter]) => ('field' in filter && filter.field ? filter.field : name)),
  };
}

/** Reason for which the record's state forbids an action; null when it does not. */
export function refusalOf({ when }: ActionSpec, record: Readonly<Record<string, unknown>>): Message | null {
  return when && record[when.field] !== when.is ? when.otherwise : null;
}
