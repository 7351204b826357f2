import { createContext, use, useContext, useEffect, type ComponentType } from 'react';
import type { RecordDetails } from '../../records/operations';
import { FieldAside } from './FieldAside';

/** Display of a field outside of its form. */
export interface FieldWords {
  /** A value as a person reads it, where that is not the value itself. */
  readonly show?: (value: unknown) => string;
}

/** Context shared by the inputs of a form: the rules they go by, and the part of the record that the form writes. */
export interface FieldScope {
  /** The kind's rules by field: labels and hints, what is required and how long a text may be are read from them. */
  readonly rules: Readonly<Record<string, unknown>>;
  /** The kind of the form's records; without it, nothing is suggested from others of them. */
  readonly kind?: string;
  /** The record being changed; null while it is created. */
  readonly record: RecordDetails | null;
  /** Nothing can be changed here: the form only shows what there is. */
  readonly readOnly?: boolean;
  /** The language that texts are written in; '' for any, whose direction is 'auto'. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl' | 'auto';
  /** In a translation: the English text of each field to be translated. Other fields are not shown then. */
  readonly reference: Readonly<Record<string, unknown>> | null;
  /** Inputs register here how their values are shown; a comparison of versions reads it. */
  readonly words?: Map<string, FieldWords>;
}

const Scope = createContext<FieldScope | null>(null);
export const FieldScopeProvider = Scope.Provider;

export function useFieldScope(): FieldScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('Inputs must be rendered inside a RecordForm.');
  return scope;
}

/** Makes an input stay out of the way in a translation, unless its field is to be translated; and shows the form's aside of it. */
export function inScope<Props extends { name: string }>(Input: ComponentType<Props>) {
  return function ScopedInput(props: Props) {
    const { reference } = useFieldScope();
    const Aside = use(FieldAside);
    if (reference && !(props.name in reference)) return null;
    return (
      <>
        <Input {...props} />
        {Aside && <Aside name={props.name} />}
      </>
    );
  };
}

/** Registers with the form how a field's value is shown. */
export function useFieldWords(name: string, fieldWords: FieldWords): void {
  const { words } = useFieldScope();
  useEffect(() => void words?.set(name, fieldWords), [words, name, fieldWords]);
}
