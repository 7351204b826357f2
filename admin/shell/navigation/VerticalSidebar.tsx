import { Fragment, memo } from 'react';
import { useT } from '../../texts/useT';
import { Brand } from './Brand';
import { groupIcons } from '../../navigation/groupIcons';
import type { NavigationBranch } from '../../navigation/navigationTree';
import { Disclosure, SectionLines } from './parts';
import { type Navigation, useNavigation } from './useNavigation';

/** The full-width navigation: headings, collapsible groups, and nested collapsible sections. */
export function VerticalSidebar({ brand = true }: { brand?: boolean }) {
  const t = useT();
  return (
    <nav aria-label={t('shell.console')} style={{ paddingBlockEnd: 24 }}>
      {brand && <Brand />}
      <Groups {...useNavigation()} />
    </nav>
  );
}

const ELSEWHERE: readonly string[] = [];

/**
 * Memoized: re-renders only when the current page enters or leaves it. @param place empty when the page is elsewhere
 */
const Group = memo(function Group({ branch, place }: { branch: NavigationBranch; place: readonly string[] }) {
  return (
    <Disclosure label={branch.label} icon={groupIcons[branch.group]} holdsCurrent={place.length > 0}>
      <SectionLines section={branch} place={place.slice(1)} />
    </Disclosure>
  );
});

/** Memoized: re-renders when `place` changes, not for every navigation. */
const Groups = memo(function Groups({ branches, place }: Navigation) {
  return (
    <ul className="navigation-list" style={{ paddingInline: 8 }}>
      {branches.map((branch, index) => (
        <Fragment key={branch.group}>
          {branch.heading !== branches[index - 1]?.heading && <li className="navigation-heading">{branch.heading}</li>}
          <Group branch={branch} place={place[0] === branch.group ? place : ELSEWHERE} />
        </Fragment>
      ))}
    </ul>
  );
});
