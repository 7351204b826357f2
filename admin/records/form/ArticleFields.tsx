import type { ComponentProps } from 'react';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { ReferenceInput } from '../../fields/choices/ReferenceInput';
import { ReadingTime } from '../../fields/richText/ReadingTime';
import { RichTextInput } from '../../fields/richText/RichTextInput';
import { RuleInputs } from '../../fields/RuleInputs';

interface ArticleFieldsProps {
  readonly kind: Pick<AnyKind, 'rules'>;
  /** The query for its categories. */
  readonly categories: ComponentProps<typeof ReferenceInput>['options'];
}

/** The inputs of posts and articles, in the order of their rules. */
export const ArticleFields = ({ kind, categories }: ArticleFieldsProps) => (
  <RuleInputs
    names={Object.keys(kind.rules.fields)}
    own={{
      categoryId: <ReferenceInput name="categoryId" options={categories} empty={screenTexts.categoryNotCreated} />,
      description: (
        <>
          <RichTextInput name="description" wide />
          <ReadingTime name="description" />
        </>
      ),
    }}
  />
);
