import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { allKinds, withReferenced } from '@polyphony/domain/kinds/index.js';
import { allReadMostlyKinds } from '@polyphony/domain/kinds/readMostly/readMostlyKinds.js';

/**
 * What the kinds declare, their rules and examples left out, as a TypeScript module: routes, the sidebar and lists need
 * no more, and need not load the libraries that rules are made of.
 */
export function kindFactsModule(): string {
  const entries = allKinds.map((kind) => {
    const { name, plural, label, titleField, toggles, translatable, sortable, names } = kind;
    const { tree, range, publishing, preview, page, drafts, deletedForGood } = kind;
    const displayFacts = {
      titleField,
      toggles,
      translatable,
      sortable,
      tree: tree !== undefined,
      readFrom: withReferenced(kind),
    };
    const own = {
      ...(range && { range }),
      ...(publishing && { publishing }),
      ...(preview && { preview }),
      ...(page && { page }),
      ...(drafts && { drafts }),
      ...(deletedForGood && { deletedForGood }),
    };
    const facts = { name, plural, label, ...displayFacts, ...own };
    const { toggle: _, toggleMany: __, ...fields } = names;
    const switches = (type: string, field: (toggle: Toggle) => string) =>
      `among<${type}>({ ${inside(Object.fromEntries(toggles.map((toggle) => [toggle, field(toggle)])))} })`;
    const renderedNames = `${inside(fields)}, toggle: ${switches('One', names.toggle)}, toggleMany: ${switches('Many', names.toggleMany)}`;
    return `  ${name}: { ${inside(facts)}, names: { ${renderedNames} } },`;
  });
  const readMostly = allReadMostlyKinds.map(({ name, plural, label, titleField, sortable, permission, ...kind }) => {
    const actions = Object.fromEntries(
      Object.entries(kind.actions)
        .filter(([, action]) => !('own' in action))
        .map(([action, { button, success, ...spec }]) => {
          const many = kind.manyFields[action];
          const facts = { field: kind.fields[action], ...(many && { many }), button, success };
          return [action, 'switches' in spec ? { ...facts, switches: spec.switches } : facts];
        }),
    );
    const menu = permission.menu && { menu: permission.menu };
    return `  ${name}: { ${inside({ name, plural, label, titleField, sortable, ...menu, actions })} },`;
  });
  return `// Generated from domain/kinds by \`npm run codegen\`. Do not edit.
import type { TextName } from '@polyphony/domain/catalogues/generated/textNames.js';
import type { KindSpec, Toggle, TreeTexts } from '@polyphony/domain/kinds/parts/kind.js';
import type { KindNames } from '@polyphony/domain/kinds/parts/kindNames.js';
import type { Message } from '@polyphony/domain/messages/messages.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';

/** A kind without its rules: every kind of domain/kinds is one, too. */
export type KindFacts = Pick<
  KindSpec,
  'name' | 'plural' | 'label' | 'titleField' | 'toggles' | 'translatable' | 'sortable' | 'range' | 'publishing' | 'preview' | 'page' | 'drafts' | 'deletedForGood'
> & {
  readonly names: KindNames;
  /** Whether its records are placed below one another. */
  readonly tree?: boolean | TreeTexts;
  /** Its own name and those of the kinds that its references lead to: what its list shows is theirs, too. */
  readonly readFrom: readonly string[];
};

type One = ReturnType<KindNames['toggle']>;
type Many = ReturnType<KindNames['toggleMany']>;

const among = <Field extends string>(fields: Partial<Record<Toggle, Field>>) => (toggle: Toggle) => {
  const field = fields[toggle];
  if (!field) throw new Error(\`The kind has no switch '\${toggle}'.\`);
  return field;
};

export const kindFacts = {
${entries.join('\n')}
} as const satisfies Record<string, KindFacts>;

/** An action of a kind whose records are listed and acted upon. */
export interface ActionFacts {
  /** Its mutation, and the one that does it to several records. */
  readonly field: string;
  readonly many?: string;
  readonly button: TextName;
  readonly success: Message;
  /** The flag that it turns on or off. */
  readonly switches?: string;
}

/** A read-mostly kind without its rules. */
export type ReadMostlyFacts = Pick<KindSpec, 'name' | 'plural' | 'label' | 'titleField' | 'sortable'> & {
  /** Any of these permissions shows the menu of a row. */
  readonly menu?: readonly Permission[];
  readonly actions: Readonly<Record<string, ActionFacts>>;
};

export const readMostlyFacts = {
${readMostly.join('\n')}
} as const satisfies Record<string, ReadMostlyFacts>;
`;
}

/** The properties of an object as source text between its braces. */
const inside = (object: object) =>
  Object.entries(object)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');
