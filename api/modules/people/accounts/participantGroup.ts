import { messages } from '@polyphony/domain/messages/messages.js';
import type { FieldError } from '../../../records/schema/types.js';
import { invalid } from '../../../records/write/outcome.js';
import type { Services } from '../../../services.js';

type Values = Readonly<Record<string, unknown>>;

/** Values of a profile: where there is one participant group, everybody is of it, and nobody need say so. */
export async function inGroup<Input extends Values>(input: Input, { pricing }: Services): Promise<Input> {
  const [first, ...others] = (await pricing()).groups;
  const { nationality }: Values = input;
  const isMissing = typeof nationality !== 'string' || nationality.trim() === '';
  return first && others.length === 0 && isMissing ? { ...input, nationality: first.code } : input;
}

/** What is wrong with the participant group of a profile, as it was sent; nothing where it is missing. */
export async function refuseGroup({ nationality }: Values, { pricing }: Services): Promise<FieldError[]> {
  const code = typeof nationality === 'string' ? nationality.trim().toUpperCase() : '';
  const isKnown = (await pricing()).groups.some((group) => group.code === code);
  return code === '' || isKnown ? [] : [invalid('nationality', messages.invalid('labels.nationality'))];
}
