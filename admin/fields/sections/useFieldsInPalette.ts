import type { TextName } from '../../texts/translate';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { offerFields } from '../../navigation/palette/pageFields';
import { useT } from '../../texts/useT';
import { useFieldScope } from '../binding/FieldScope';
import { ruleFacts } from '../binding/ruleFacts';

interface Section {
  readonly id: string;
  readonly label: TextName;
  readonly fields: readonly string[];
}

/**
 * Offers the fields of a form in the command palette, while the form is visible.
 * @param isVisible whether it is: the forms of other languages are mounted behind it
 */
export function useFieldsInPalette(
  sections: readonly Section[],
  show: (name: string) => void,
  isVisible: () => boolean,
): void {
  const t = useT();
  const { rules, reference, lang } = useFieldScope();
  const key = useMemo(() => ({}), []);
  const showField = useEffectEvent((name: string) => show(name));
  const offer = useEffectEvent(() =>
    offerFields(
      key,
      sections.flatMap(({ label, fields }) =>
        fields
          .filter((name) => !reference || name in reference)
          .map((name) => {
            const words = ruleFacts(rules[name]).label;
            return {
              id: `field:${lang}:${name}`,
              title: t(words),
              hint: t(label),
              keywords: `${words} ${label}`,
              isVisible,
              show: () => showField(name),
            };
          }),
      ),
    ),
  );
  const names = sections.map(({ id }) => id).join(' ');
  useEffect(() => offer(), [names, t, reference]);
}
