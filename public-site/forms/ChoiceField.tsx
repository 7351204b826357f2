import type { ReactNode } from 'react';
import type { FormState } from './formState.js';

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
}

/** Choices that are all seen at once, one of which is made. */
export function ChoiceField({
  name,
  label,
  hint,
  state,
  choices,
}: {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly state: FormState;
  readonly choices: readonly Choice[];
}) {
  const error = state.errors[name];
  const [labelId, hintId, errorId] = [`${name}-label`, `${name}-hint`, `${name}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const chosen = state.values[name] ?? '';
  const known = choices.some(({ value }) => value === chosen);
  return (
    <fieldset
      className={error ? 'field choices field--wrong' : 'field choices'}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required
      {...(error && { 'aria-invalid': true })}
      {...(described && { 'aria-describedby': described })}
    >
      <legend id={labelId}>{label}</legend>
      {hint && (
        <p className="field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {choices.map(({ value, label: words }, index) => (
        <label className="choice" key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            required
            defaultChecked={value === chosen}
            autoFocus={state.focus === name && (known ? value === chosen : index === 0)}
          />
          <span className="choice__label">{words}</span>
        </label>
      ))}
      {error && (
        <p className="field__error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
