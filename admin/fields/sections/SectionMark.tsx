import type { TextName } from '../../texts/translate';
import { useT } from '../../texts/useT';
import type { SectionState } from './sectionState';
import { CheckCircleIcon, ErrorIcon } from '../../ui/icons/states';

/** Words about a section in its tab, beside its name; null where there is nothing to say. */
export const wordsOf = (faulty: boolean, state: SectionState): TextName | null =>
  faulty ? 'records.hasAnError' : state === 'complete' ? 'records.complete' : null;

interface SectionMarkProps {
  readonly faulty: boolean;
  readonly state: SectionState;
  /** That of the icons of tabs. */
  readonly className?: string;
}

/** The same as an icon. */
export function SectionMark({ faulty, state, className }: SectionMarkProps) {
  const t = useT();
  const words = wordsOf(faulty, state);
  if (words === null) return null;
  const [Icon, color] = faulty ? ([ErrorIcon, 'error'] as const) : ([CheckCircleIcon, 'success'] as const);
  return <Icon className={className} color={color} fontSize="small" titleAccess={t(words)} />;
}
