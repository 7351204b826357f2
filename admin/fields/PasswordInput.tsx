import type { TextName } from '../texts/translate';
import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useT } from '../texts/useT';
import { inScope } from './binding/FieldScope';
import { useField, type FieldProps } from './binding/useField';
import { HiddenIcon, VisibleIcon } from '../ui/icons/states';

interface PasswordInputProps extends FieldProps {
  readonly placeholder?: TextName;
  /** Task of a password manager: to offer a new password, or the one it knows. */
  readonly autoComplete?: 'new-password' | 'current-password';
}

/** A password, hidden unless its writer asks to see it. */
export const PasswordInput = inScope(function PasswordInput(props: PasswordInputProps) {
  const { placeholder, autoComplete = 'new-password', ...field } = props;
  const [isPasswordVisible, setPasswordVisible] = useState(false);
  const t = useT();
  const { props: bound, facts } = useField(field);
  const label = t.inSentence(facts.label);
  return (
    <TextField
      {...bound}
      type={isPasswordVisible ? 'text' : 'password'}
      placeholder={placeholder && t(placeholder)}
      autoComplete={autoComplete}
      slotProps={{
        htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
        inputLabel: placeholder ? { shrink: true } : {},
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={isPasswordVisible ? t('records.hideLabel', { label }) : t('records.showLabel', { label })}
                onClick={() => setPasswordVisible(!isPasswordVisible)}
              >
                {isPasswordVisible ? <HiddenIcon fontSize="small" /> : <VisibleIcon fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
});
