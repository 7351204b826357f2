import type { Toggle } from './kind.js';

/** Names in GraphQL that follow from a kind's name. */
export interface KindNames<Name extends string = string, Plural extends string = string> {
  readonly type: Capitalize<Name>;
  readonly create: `create${Capitalize<Name>}`;
  readonly update: `update${Capitalize<Name>}`;
  readonly translate: `translate${Capitalize<Name>}`;
  readonly delete: `delete${Capitalize<Name>}`;
  readonly options: `${Name}Options`;
  readonly schedule: `schedule${Capitalize<Name>}`;
  readonly preview: `preview${Capitalize<Name>}`;
  readonly draft: `${Name}Draft`;
  readonly edited: `note${Capitalize<Name>}Edited`;
  readonly saveDraft: `save${Capitalize<Name>}Draft`;
  readonly discardDraft: `discard${Capitalize<Name>}Draft`;
  readonly publishDraft: `publish${Capitalize<Name>}Draft`;
  readonly scheduleDraft: `schedule${Capitalize<Name>}Draft`;
  readonly previewDraft: `preview${Capitalize<Name>}Draft`;
  readonly arrange: `arrange${Capitalize<Plural>}`;
  readonly toggle: (toggle: Toggle) => `toggle${Capitalize<Name>}${Capitalize<Toggle>}`;
  /** The same of several records at once. */
  readonly deleteMany: `delete${Capitalize<Plural>}`;
  readonly scheduleMany: `schedule${Capitalize<Plural>}`;
  readonly toggleMany: (toggle: Toggle) => `toggle${Capitalize<Plural>}${Capitalize<Toggle>}`;
}

export const capitalize = <S extends string>(text: S) =>
  (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<S>;

/** The names that follow from a kind's own ones. */
export function namesOf<Name extends string, Plural extends string>(
  name: Name,
  plural: Plural,
): KindNames<Name, Plural> {
  const [type, types] = [capitalize(name), capitalize(plural)];
  return {
    type,
    create: `create${type}`,
    update: `update${type}`,
    translate: `translate${type}`,
    delete: `delete${type}`,
    options: `${name}Options`,
    schedule: `schedule${type}`,
    preview: `preview${type}`,
    draft: `${name}Draft`,
    edited: `note${type}Edited`,
    saveDraft: `save${type}Draft`,
    discardDraft: `discard${type}Draft`,
    publishDraft: `publish${type}Draft`,
    scheduleDraft: `schedule${type}Draft`,
    previewDraft: `preview${type}Draft`,
    arrange: `arrange${types}`,
    toggle: (toggle) => `toggle${type}${capitalize(toggle)}`,
    deleteMany: `delete${types}`,
    scheduleMany: `schedule${types}`,
    toggleMany: (toggle) => `toggle${types}${capitalize(toggle)}`,
  };
}

/** The names of the operations on drafts of a form. */
export const draftNames = (form: string) => {
  const { draft, saveDraft, discardDraft, publishDraft, scheduleDraft } = namesOf(form, form);
  return { draft, saveDraft, discardDraft, publishDraft, scheduleDraft };
};
