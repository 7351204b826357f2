import MuiLink from '@mui/material/Link';
import { PageLink } from '../../navigation/PageLink';
import type { AuditEntryRowFragment } from '../../graphql/generated/typed/graphql';
import { kindNoun } from '../../records/changeWords';
import { useT } from '../../texts/useT';
import { actionText, phraseOf, sentenceOf } from './auditWords';

type Entry = Pick<AuditEntryRowFragment, 'action' | 'outcome' | 'bySystem' | 'target' | 'changes'> & {
  readonly actor?: { readonly name: string } | null | undefined;
};

/** Sentence for an entry of the trail: 'Tashi published the event “Tiger’s Nest”'. */
export function AuditSentence({ entry, to = null }: { entry: Entry; to?: string | null }) {
  const t = useT();
  const { action, actor, bySystem, target } = entry;
  const label = <bdi>{target.label}</bdi>;
  const name = to ? (
    <MuiLink component={PageLink} to={to}>
      {label}
    </MuiLink>
  ) : (
    label
  );
  const what = <span>{t.parts(phraseOf(target), { kind: kindNoun(t, target.kind), name })}</span>;
  const who = actor ? (
    <bdi>{actor.name || t('people.aDeletedVisitor')}</bdi>
  ) : (
    <span>{t(bySystem ? 'people.theSystem' : 'people.someone')}</span>
  );
  return <>{t.parts(sentenceOf(entry), { who, what, action: actionText(t, action).toLocaleLowerCase(t.language) })}</>;
}
