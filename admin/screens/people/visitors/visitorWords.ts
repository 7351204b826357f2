import type { TextName } from '../../../texts/translate';
import type { VisitorAccountRowFragment } from '../../../graphql/generated/typed/graphql';
import type { ActiveLanguage } from '../../../language/currentLanguage';
import { listDate } from '../../../records/format';
import { text } from '../../../texts/useT';

/** Whether an account is blocked, as the choices of the filter and the states of the switch. */
export const BLOCKED_WORDS = { on: 'visitors.blocked', off: 'words.active' } as const;

/** Labels of the buttons that block and unblock several visitors. */
export const BLOCK_WORDS = { on: 'visitors.block', off: 'visitors.unblock' } as const;

type Status = Pick<VisitorAccountRowFragment, 'blocked' | 'verifiedAt'>;

/** Status of an account, in a word. */
export function statusOf({ blocked, verifiedAt }: Status): TextName {
  if (blocked) return BLOCKED_WORDS.on;
  return verifiedAt === null ? 'visitors.emailNotVerified' : BLOCKED_WORDS.off;
}

/** Whether its owner can sign in. */
export const isOpen = ({ blocked, verifiedAt }: Status): boolean => !blocked && verifiedAt !== null;

/** Time at which a visitor was seen last; in words where they never signed in. */
export const lastSeen = (at: string | null): string => (at === null ? text('visitors.notSignedInYet') : listDate(at));

/** The name of a language; of one that is not active any more, its code. */
export const languageName = (languages: readonly ActiveLanguage[], code: string | null): string | null =>
  languages.find((language) => language.code === code)?.name ?? code;
