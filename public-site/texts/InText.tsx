import { formatParts, type Text, type TextValue } from '@polyphony/domain/catalogues/text.js';
import { Fragment, type ReactNode } from 'react';

/** A text with elements in the place of its parameters. */
export const InText = <Values extends Readonly<Record<string, TextValue>>>({
  text,
  values,
}: {
  readonly text: Text<Values>;
  readonly values: { readonly [Name in keyof Values]: ReactNode };
}) => formatParts<Values, ReactNode>(text, values).map((part, at) => <Fragment key={at}>{part}</Fragment>);
