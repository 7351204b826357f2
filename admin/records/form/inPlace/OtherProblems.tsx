import Alert from '@mui/material/Alert';
import { useFormState } from 'react-hook-form';
import { fieldOf, placedErrors } from '../../../fields/binding/placedErrors';
import { useFieldScope } from '../../../fields/binding/FieldScope';
import { ruleFacts } from '../../../fields/binding/ruleFacts';
import { useT } from '../../../texts/useT';

/** Says what is wrong with fields of the form that it has no input of: without that, a refusal would say nothing. */
export function OtherProblems({ except }: { readonly except: string }) {
  const t = useT();
  const { rules } = useFieldScope();
  const { errors } = useFormState();
  const others = placedErrors(errors).filter(({ name }) => fieldOf(name) !== except);
  if (others.length === 0) return null;
  return (
    <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
      {t('inPlace.otherFieldsAreWrong')}
      <ul>
        {others.map(({ name, message = '' }) => {
          const { label } = ruleFacts(rules[fieldOf(name)]);
          return (
            <li key={name}>
              <bdi>{label ? t('lists.placeAndName', { place: t(label), name: message }) : message}</bdi>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
