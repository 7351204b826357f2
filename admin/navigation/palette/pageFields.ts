import { Store } from '../../platform/Store';
import type { Findable } from './match';

/** A field of the form on the screen, which the palette leads to. */
export interface PageField extends Findable {
  readonly id: string;
  /** Whether its form is the visible one. */
  readonly isVisible: () => boolean;
  /** Shows the field and focuses it. */
  readonly show: () => void;
}

/** The fields of the forms on the screen, each form's by its own key: a record has a form for each language. */
export const pageFields = new Store<ReadonlyMap<object, readonly PageField[]>>(new Map());

/** Offers the fields of a form in the palette. Returns the function that takes them away. */
export function offerFields(form: object, fields: readonly PageField[]): () => void {
  pageFields.set(new Map(pageFields.get()).set(form, fields));
  return () => {
    const others = new Map(pageFields.get());
    others.delete(form);
    pageFields.set(others);
  };
}
