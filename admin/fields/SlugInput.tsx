import TextField from '@mui/material/TextField';
import { pageOf } from '@polyphony/domain/kinds/parts/kind.js';
import { kindFacts, type KindFacts } from '../graphql/generated/kindFacts';
import { useT } from '../texts/useT';
import { inScope, useFieldScope } from './binding/FieldScope';
import { Note, useField, type FieldProps } from './binding/useField';

/** The address that a changed slug leaves behind; null where the record has none, or keeps it. */
function useOldAddress(slug: string): string | null {
  const { kind, record } = useFieldScope();
  const facts = Object.values<KindFacts>(kindFacts).find(({ name }) => name === kind);
  const page = facts ? pageOf(facts) : null;
  const old = record?.['slug'];
  if (page === null || typeof old !== 'string' || old === '' || slug.trim().toLowerCase() === old) return null;
  return page.replace(':slug', old);
}

/** The part of the address that names the record. While a record is created it follows the name (useRecordForm). */
export const SlugInput = inScope(function SlugInput(props: FieldProps) {
  const t = useT();
  const { props: field, value } = useField(props);
  const old = useOldAddress(value);
  return (
    <TextField
      {...field}
      helperText={
        <>
          {field.helperText}
          {old !== null && <Note>{t('records.theOldAddressAddressKeeps', { address: old })}</Note>}
        </>
      }
      autoComplete="off"
      slotProps={{ htmlInput: { lang: 'en', dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } }}
    />
  );
});
