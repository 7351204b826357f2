import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { inScope } from '../../fields/binding/FieldScope';
import { useField, type FieldProps } from '../../fields/binding/useField';
import { useDeadLink } from './deadLinks';
import { DeadLinkNote } from './MenuLink';
import { usePageChoices, type PageChoice } from './usePageChoices';

/** The link of a menu: a page of the site that is found by its name, or whatever path is typed. Warns of one that leads nowhere. */
export const LinkInput = inScope(function LinkInput(props: FieldProps) {
  const { props: bound, value } = useField(props);
  const { onChange: change } = useController({ name: props.name }).field;
  const { onChange: _, helperText, slotProps: __, sx: ___, ...field } = bound;
  const [searched, setSearched] = useState('');
  const choices = usePageChoices(searched);
  const dead = useDeadLink(value);
  return (
    <Autocomplete<PageChoice, false, true, true>
      id={field.id ?? ''}
      freeSolo
      disableClearable
      disabled={field.disabled ?? false}
      options={choices}
      filterOptions={(found) => [...found]}
      groupBy={({ group }) => group}
      getOptionLabel={(choice) => (typeof choice === 'string' ? choice : choice.path)}
      getOptionKey={(choice) => (typeof choice === 'string' ? choice : choice.path)}
      inputValue={value}
      onClose={() => setSearched('')}
      onInputChange={(_event, text, reason) => {
        if (reason === 'reset' && text === '') return;
        change(text);
        if (reason === 'input') setSearched(text);
      }}
      renderOption={({ key: _key, ...option }, { path, title }) => (
        <Box component="li" {...option} key={path}>
          <span>
            <bdi>{title}</bdi>
            <Typography variant="caption" component="bdi" dir="ltr" sx={{ display: 'block', color: 'text.secondary' }}>
              {path}
            </Typography>
          </span>
        </Box>
      )}
      renderInput={({ slotProps, ...input }) => (
        <TextField
          {...input}
          {...field}
          helperText={
            <>
              {helperText}
              {dead && <DeadLinkNote />}
            </>
          }
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, lang: 'en', dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
          }}
        />
      )}
    />
  );
});
