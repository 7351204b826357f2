import type { UseFormReturn } from 'react-hook-form';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { fieldOf } from '../fields/binding/placedErrors';
import { showField } from '../fields/binding/showField';

/** A form on the screen, with what leads to one of its inputs. */
export interface FormTarget {
  /** Name of the form among those of its screen; '' for the only one. */
  readonly of: string;
  readonly lang: string;
  readonly form: Pick<UseFormReturn, 'control' | 'setFocus'>;
  /** Whether it has an input of the field. */
  has(this: void, field: string): boolean;
  element(this: void): HTMLFormElement | null;
}

/** The form and the input that a marked part of a page names: 'footer/links.0.label', or 'name' of the only form. */
export function placeIn(field: string): { readonly of: string; readonly name: string } {
  const at = field.indexOf('/');
  return at < 0 ? { of: '', name: field } : { of: field.slice(0, at), name: field.slice(at + 1) };
}

/** The form that a field of a page in a language is typed into: that of the language, where it has the field. */
export function targetOf(targets: Iterable<FormTarget>, field: string, lang: string): FormTarget | null {
  const { of, name } = placeIn(field);
  const having = [...targets].filter((target) => target.of === of && target.has(fieldOf(name)));
  return (
    having.find((target) => target.lang === lang) ?? having.find((target) => target.lang === baseLanguage()) ?? null
  );
}

/** Opens the tabs that an element is behind. */
function openTabs(element: Element): void {
  for (
    let panel = element.closest('[role=tabpanel]');
    panel;
    panel = panel.parentElement?.closest('[role=tabpanel]') ?? null
  ) {
    const tab = panel.getAttribute('aria-labelledby');
    if (panel instanceof HTMLElement && panel.hidden && tab) document.getElementById(tab)?.click();
  }
}

/** Opens the entry of a list that an input is in: 'faqs.2.question'. */
function openEntry(form: Element, name: string): void {
  const [list = '', at] = name.split('.');
  const place = at === undefined ? null : form.querySelector(`[data-field="${list}"]`);
  const toggle = place?.querySelectorAll<HTMLElement>('[data-press=toggle]')[Number(at)];
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click();
}

const CONTROLS = 'input:not([type=hidden]), button, textarea, [contenteditable=true], [tabindex]';

/** Focuses an input that does not take the focus by itself: a picture, a list as a whole. */
function focusIn(form: Element, name: string): void {
  const named = [name, fieldOf(name)].map((one) => form.querySelector(`[data-field="${one}"], [name="${one}"]`));
  const place = named.find((one) => one !== null);
  if (!place) return;
  const around = place.matches('input[type=hidden]') ? place.parentElement : place;
  const control = around?.matches(CONTROLS) ? around : around?.querySelector(CONTROLS);
  if (control instanceof HTMLElement) control.focus();
}

/** Focuses a part of a form that is no input of its own: the price of an event, in the table of its prices. */
function focusPlace(targets: Iterable<FormTarget>, name: string): boolean {
  for (const target of targets) {
    const place = target.element()?.querySelector(`[data-field="${CSS.escape(name)}"]`);
    const control = place?.querySelector(`a[href], ${CONTROLS}`);
    if (!(control instanceof HTMLElement)) continue;
    openTabs(control);
    control.focus();
    control.scrollIntoView({ block: 'nearest' });
    return document.activeElement === control;
  }
  return false;
}

/** Milliseconds between attempts, and how many: a tab is rendered, and an editor loaded, first. */
const RETRY_MS = 60;
const ATTEMPTS = 25;

/**
 * Focuses the input of a field, in its tab, section and entry.
 * @param targets the forms on the screen as they are at each attempt
 * @returns the function that gives up
 */
export function focusField(targets: () => Iterable<FormTarget>, field: string, lang: string): () => void {
  const { name } = placeIn(field);
  let timer = 0;
  const attempt = (left: number) => {
    const target = targetOf(targets(), field, lang);
    const form = target?.element();
    if (target && form) {
      openTabs(form);
      openEntry(form, name);
      showField(target.form, name);
      if (!form.contains(document.activeElement)) focusIn(form, name);
      const { activeElement } = document;
      if (activeElement && form.contains(activeElement)) {
        activeElement.scrollIntoView({ block: 'nearest' });
        return;
      }
    }
    if (!target && focusPlace(targets(), name)) return;
    if (left > 0) timer = window.setTimeout(() => attempt(left - 1), RETRY_MS);
  };
  // Whatever had the focus gives it up: an attempt has succeeded when an input of the form has it.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  attempt(ATTEMPTS);
  return () => window.clearTimeout(timer);
}

/** Name of the field that an element of a form belongs to: that of the nearest input around it. */
export function nameAt(element: Element, form: Element): string | null {
  for (let around: Element | null = element; around && around !== form; around = around.parentElement) {
    const own = around.getAttribute('name') ?? around.getAttribute('data-field');
    if (own) return own;
    const [first, ...others] = around.querySelectorAll('[name]');
    if (first && others.length === 0) return first.getAttribute('name');
  }
  return null;
}
