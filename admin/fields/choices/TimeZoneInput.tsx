import { useQuery } from '@apollo/client/react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useFormContext } from 'react-hook-form';
import { TimeZonesDocument } from '../../graphql/generated/typed/graphql';
import { useT } from '../../texts/useT';
import { inScope } from '../binding/FieldScope';
import { useField, type FieldProps } from '../binding/useField';

/** A time zone, chosen by its label; parts of names are searched as one types, and the first that fits is taken on leaving. */
export const TimeZoneInput = inScope(function TimeZoneInput(field: FieldProps) {
  const t = useT();
  const { setValue } = useFormContext();
  const { props, value } = useField(field);
  const { data, loading } = useQuery(TimeZonesDocument);
  const listed = data?.timeZones ?? [];
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  // A zone may be stored under another of its names, which no list has.
  const isOther = chosen !== null && !listed.some(({ name }) => name === chosen);
  const zones = isOther ? [{ name: chosen, label: chosen }, ...listed] : listed;
  const { sx, disabled, slotProps: _, onChange: __, ...bound } = props;
  return (
    <Autocomplete
      sx={sx}
      options={zones}
      loading={loading}
      disabled={disabled ?? false}
      value={zones.find(({ name }) => name === chosen) ?? null}
      autoHighlight
      autoSelect
      getOptionLabel={({ label }) => label}
      getOptionKey={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.name === other.name}
      onChange={(___, zone) =>
        setValue(field.name, zone?.name ?? '', { shouldDirty: true, shouldValidate: true, shouldTouch: true })
      }
      noOptionsText={t('screenTexts.noDataFound')}
      loadingText={t('records.loading')}
      clearText={t('records.clear')}
      openText={t('records.openList')}
      closeText={t('records.close')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={bound.label}
          helperText={bound.helperText}
          error={bound.error ?? false}
          inputRef={bound.inputRef}
          onBlur={bound.onBlur}
          name={bound.name}
        />
      )}
    />
  );
});
