import FormHelperText from '@mui/material/FormHelperText';
import { weekOf, type OpeningLine } from '@polyphony/domain/contact/openingHours.js';
import { useWatch } from 'react-hook-form';
import { inScope, useFieldScope } from '../../fields/binding/FieldScope';
import { RuleInputs } from '../../fields/RuleInputs';
import { useT } from '../../texts/useT';

/** Days and times line by line, in words, and whether the site understands them. */
export const OpeningHoursInput = inScope(function OpeningHoursInput({ name }: { readonly name: string }) {
  return (
    <>
      <RuleInputs names={[name]} />
      <Understood name={name} />
    </>
  );
});

function Understood({ name }: { readonly name: string }) {
  const t = useT();
  const { reference } = useFieldScope();
  const lines = useWatch({ name }) as readonly Partial<OpeningLine>[] | undefined;
  const completeLines = (lines ?? []).flatMap(({ days = '', times = '' }) => (days && times ? [{ days, times }] : []));
  // A translation has the words alone: what they mean is read from the English ones.
  if (reference || completeLines.length === 0) return null;
  return (
    <FormHelperText role="status" sx={{ gridColumn: '1 / -1', marginBlockStart: -1 }}>
      {t(weekOf(completeLines) ? 'contact.theWebsiteShowsWhetherThe' : 'contact.theWebsiteShowsTheseHours')}
    </FormHelperText>
  );
}
