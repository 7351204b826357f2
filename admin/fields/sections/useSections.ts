import { useEffect, useRef, type RefObject } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { errorNames, fieldOf } from '../binding/placedErrors';
import { useFieldScope } from '../binding/FieldScope';
import { useShowsField } from '../binding/showField';
import { sectionState, type SectionState } from './sectionState';

/** The address parameter of the visible section. */
export const SECTION_PARAMETER = 'tab';

interface Section {
  readonly id: string;
  readonly fields: readonly string[];
}

/** The sections of a form that its language shows, which is visible, what is wrong where, and the way to any field. */
export function useSections<AnySection extends Section>(
  sections: readonly AnySection[],
  form: RefObject<HTMLElement | null>,
) {
  const { rules, reference } = useFieldScope();
  const {
    control,
    setFocus,
    formState: { errors, submitCount },
  } = useFormContext();
  const [params, setParams] = useSearchParams();
  const listedSections = sections.filter(({ fields }) => !reference || fields.some((field) => field in reference));
  const selected = listedSections.find(({ id }) => id === params.get(SECTION_PARAMETER)) ?? listedSections[0];
  const select = (id: string) =>
    setParams((before) => ({ ...Object.fromEntries(before), [SECTION_PARAMETER]: id }), { replace: true });

  const states = useWatch({
    control,
    // One text, so that a key that changes no state renders nothing.
    compute: (values) =>
      listedSections.map(({ fields }) => sectionState(fields, values, { rules, reference })).join(' '),
  }).split(' ') as SectionState[];

  const faulty = listedSections.filter(({ fields }) => fields.some((field) => field in errors));
  const handled = useRef(submitCount);
  useEffect(() => {
    if (handled.current === submitCount || faulty.length === 0) return;
    handled.current = submitCount;
    const first = faulty[0];
    if (first && !faulty.some(({ id }) => id === selected?.id)) select(first.id);
  });

  const wrong = errorNames(
    errors,
    listedSections.flatMap(({ fields }) => fields),
  );
  const wanted = useRef<string | null>(null);
  const focus = (name: string) => {
    const before = document.activeElement;
    setFocus(name);
    if (document.activeElement !== before) return;
    // A list as a whole, or a picture: its first control.
    const place = form.current?.querySelector(`[data-field="${fieldOf(name)}"], [name="${name}"]`);
    place?.querySelector<HTMLElement>('input, button, textarea, [tabindex]')?.focus();
  };
  useEffect(() => {
    if (wanted.current === null) return;
    focus(wanted.current);
    wanted.current = null;
  });
  const show = (name: string) => {
    const section = listedSections.find(({ fields }) => fields.includes(fieldOf(name)));
    if (!section) return;
    if (section.id === selected?.id) return focus(name);
    wanted.current = name;
    select(section.id);
  };
  useShowsField(control, show);
  const last = useRef<string | null>(null);
  const showNextError = () => {
    const name = wrong[(wrong.indexOf(last.current ?? '') + 1) % wrong.length];
    if (name === undefined) return;
    last.current = name;
    show(name);
  };
  return {
    listedSections,
    selected,
    select,
    states,
    faulty,
    /** Number of inputs outside of the visible section with an error. */
    elsewhere: wrong.filter((name) => !selected?.fields.includes(fieldOf(name))).length,
    hasErrors: wrong.length > 0,
    show,
    showNextError,
  };
}
