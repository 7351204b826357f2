import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { AnyDocument } from '../clients/typedDocument.js';
import { operationsOf, type RecordMaker } from './recordMaker.js';

/** A request that succeeds for every caller whom the operation's gate admits. */
export interface KindCall {
  readonly document: AnyDocument;
  /** @param id of an existing record of the kind */
  readonly variables: (id: string) => Readonly<Record<string, unknown>>;
  /** The permissions of the kind, any of which admits a caller. */
  readonly permissions: readonly string[];
  /** Whether it deletes the record. */
  readonly deletes?: boolean;
}

/** The standard operations of a kind, by GraphQL name. */
export function callsOf(kind: AnyKind, maker: RecordMaker): ReadonlyMap<string, KindCall> {
  const { names, titleField, permissions } = kind;
  const operations = operationsOf(kind);
  const changers = permissions.translate ? [permissions.edit, permissions.translate] : [permissions.edit];
  const several = (name: string, declared = '', passed = '') =>
    `mutation ($ids: [ID!]!${declared}) { ${name}(ids: $ids${passed}) { success results { id success message } } }`;
  const one = (id: string) => ({ id });
  const many = (id: string) => ({ ids: [id] });
  const switches = kind.toggles.flatMap((toggle): [string, KindCall][] => {
    const needed = [permissions.toggle[toggle]!];
    const name = names.toggleMany(toggle);
    const document = several(name, ', $to: Boolean!', ', to: $to');
    return [
      [names.toggle(toggle), { document: operations.toggle(toggle), variables: one, permissions: needed }],
      [name, { document, variables: (id) => ({ ...many(id), to: true }), permissions: needed }],
    ];
  });
  const calls: Readonly<Record<string, KindCall | null>> = {
    // Lists and details are open to more callers than some of their fields (the version of a file).
    [kind.plural]: {
      document: `{ ${kind.plural} { pageInfo { totalItemsCount } } }`,
      variables: () => ({}),
      permissions: kind.pickedInList ? [permissions.view, permissions.add, permissions.edit] : [permissions.view],
    },
    [kind.name]: {
      document: `query ($id: ID!) { ${kind.name}(id: $id) { id } }`,
      variables: one,
      permissions: permissions.details,
    },
    [names.options]: {
      document: operations.options,
      variables: () => ({}),
      permissions: [permissions.view, permissions.add, ...changers],
    },
    [names.create]: kind.noCreate
      ? null
      : {
          document: operations.create,
          variables: () => ({ input: maker.freshInput(kind) }),
          permissions: [permissions.add],
        },
    [names.update]: {
      document: operations.update,
      variables: (id) => ({ id, input: { [titleField]: 'Changed here' } }),
      permissions: [permissions.edit],
    },
    [names.translate]:
      kind.translatable.length === 0
        ? null
        : {
            document: operations.translate,
            variables: (id) => ({ id, lang: 'ar', input: {} }),
            permissions: changers,
          },
    [names.delete]: {
      document: operations.delete,
      variables: one,
      permissions: [permissions.delete],
      deletes: true,
    },
    [names.deleteMany]: {
      document: several(names.deleteMany),
      variables: many,
      permissions: [permissions.delete],
      deletes: true,
    },
  };
  return new Map([
    ...Object.entries(calls).filter((entry): entry is [string, KindCall] => entry[1] !== null),
    ...switches,
  ]);
}
