import type { ReactNode } from 'react';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { FormSections } from './FormSections';
import { RuleInputs } from './RuleInputs';

interface SectionedInputsProps {
  readonly kind: Pick<AnyKind, 'sections'>;
  /** Inputs that need more than the rule of their field says, by field. */
  readonly own?: Readonly<Record<string, ReactNode>>;
  /** Further content of a section below its inputs, by the section's id. */
  readonly below?: Readonly<Record<string, ReactNode>>;
}

/** The inputs of a kind with a long form, in the sections that it declares. */
export function SectionedInputs({ kind: { sections = [] }, own, below }: SectionedInputsProps) {
  const formSections = sections.map((section) => ({
    ...section,
    content: (
      <>
        <RuleInputs names={section.fields} own={own} />
        {below?.[section.id]}
      </>
    ),
  }));
  return <FormSections sections={formSections} />;
}
