import { messages, type Label } from '../messages/messages.js';
import { factsOf } from '../validation/fieldFacts.js';
import { optionalText } from '../validation/rules.js';
import { everywhere } from './fields.js';
import type { Sectioned, SectionSpec } from './section.js';

/** A part of a page that editors may move or hide: a section, or what the page shows of records. */
export interface PagePart {
  readonly id: string;
  readonly label: Label;
}

export interface ArrangedPart extends PagePart {
  readonly isVisible: boolean;
}

/** The section of a page that holds the order of the others. */
export const ARRANGEMENT = 'section-0';

const ARRANGEMENT_MAX = 500;
const HIDDEN = '-';

const idIn = (token: string): string => (token.startsWith(HIDDEN) ? token.slice(HIDDEN.length) : token);
const tokensIn = (value: string | null): string[] => (value ?? '').split(' ').filter(Boolean);

/** Whether a text names parts of the page alone, and each once. */
function namesParts(parts: readonly PagePart[], value: string | null): boolean {
  const ids = tokensIn(value).map(idIn);
  return new Set(ids).size === ids.length && ids.every((id) => parts.some((part) => part.id === id));
}

/**
 * The section that holds the order of the parts of a page, and which of them visitors see, for all languages.
 * @param parts in the order that the page has by itself
 */
export const arrangement = (parts: readonly PagePart[]) =>
  ({
    label: 'labels.orderAndVisibility',
    inBaseOnly: true,
    fields: {
      order: everywhere({
        holds: 'text',
        rule: optionalText('labels.orderAndVisibility', ARRANGEMENT_MAX)
          .test('arrangement', messages.invalid('labels.orderAndVisibility'), (value) =>
            namesParts(parts, value ?? null),
          )
          .meta({ format: 'arrangement', parts }),
      }),
    },
  }) as const satisfies SectionSpec;

/** The parts of a page that these sections are. */
export const partsOf = <Id extends string>(
  specs: Readonly<Record<Id, { readonly label: Label }>>,
  ids: readonly NoInfer<Id>[],
): PagePart[] => ids.map((id) => ({ id, label: specs[id].label }));

/** The parts that a page lets editors arrange, in its own order; none where it has no such section. */
export const partsIn = ({ specs }: Sectioned): readonly PagePart[] =>
  factsOf(specs[ARRANGEMENT]?.fields['order']?.rule).parts ?? [];

/**
 * The parts of a page in the order that an editor chose.
 * @param value 'section-4 -events': ids in their order, with a minus what is hidden. A part that it does not name, such as
 *   one of a later release, is visible after the part that it follows by itself.
 */
export function arrangedParts(parts: readonly PagePart[], value: string | null): ArrangedPart[] {
  const placed = tokensIn(value).flatMap((token) => {
    const part = parts.find(({ id }) => id === idIn(token));
    return part ? [{ ...part, isVisible: !token.startsWith(HIDDEN) }] : [];
  });
  for (const [index, part] of parts.entries()) {
    if (placed.some(({ id }) => id === part.id)) continue;
    const before = placed.findIndex(({ id }) => id === parts[index - 1]?.id);
    placed.splice(before + 1, 0, { ...part, isVisible: true });
  }
  return placed;
}

/** Parts in this order as they are stored. */
export const arrangementText = (arranged: readonly ArrangedPart[]): string =>
  arranged.map(({ id, isVisible }) => (isVisible ? id : HIDDEN + id)).join(' ');
