import type { InputHTMLAttributes, ReactNode } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Used as id and name. */
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  /** Content inside the input, at its end. */
  readonly children?: ReactNode;
}

/** A required input with its label and its error. */
export function Field({ name, label, error, children, ...input }: FieldProps) {
  const errorId = `${name}-error`;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <span className="input">
        <input
          {...input}
          id={name}
          name={name}
          required
          aria-invalid={Boolean(error)}
          aria-describedby={error && errorId}
        />
        {children}
      </span>
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
