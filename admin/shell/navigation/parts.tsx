import './navigation.css';
import Collapse from '@mui/material/Collapse';
import { type ReactNode, use, useId, useState } from 'react';
import { LinksContext } from './links';
import { isSection, type NavigationEntry, type NavigationSection } from '../../navigation/navigationTree';
import { ChevronDownIcon } from '../../ui/icons/arrows';
import type { IconComponent } from '../../ui/icons/icon';

interface DisclosureProps {
  readonly label: string;
  readonly icon?: IconComponent;
  /** Whether the current page is inside: it is then initially open, and opens on navigation to such a page. */
  readonly holdsCurrent: boolean;
  readonly children: ReactNode;
}

/** A collapsible line of the sidebar. */
export function Disclosure({ label, icon: Icon, holdsCurrent, children }: DisclosureProps) {
  const [open, setOpen] = useState(holdsCurrent);
  const [used, setUsed] = useState(open);
  const [hadCurrent, setHadCurrent] = useState(holdsCurrent);
  const [openAtFirst] = useState(open);
  const id = useId();
  if (hadCurrent !== holdsCurrent) {
    setHadCurrent(holdsCurrent);
    if (holdsCurrent) setOpen(true);
  }
  if (open && !used) setUsed(true);
  return (
    <li className="navigation-group">
      <button
        type="button"
        className={Icon ? 'navigation-line navigation-top' : 'navigation-line'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {Icon && <Icon fontSize="small" />}
        <span className="navigation-label">{label}</span>
        <ChevronDownIcon className="navigation-arrow" fontSize="small" />
      </button>
      {used && (
        <Collapse in={open} appear={!openAtFirst} id={id}>
          <ul className={Icon ? 'navigation-list navigation-inner' : 'navigation-list'}>{children}</ul>
        </Collapse>
      )}
    </li>
  );
}

/** The entries of a group or section and its nested, collapsible sections. */
export function SectionLines({ section, place }: { section: NavigationSection; place: readonly string[] }) {
  return section.items.map((item) =>
    isSection(item) ? (
      <Disclosure key={item.label} label={item.label} holdsCurrent={place[0] === item.label}>
        <SectionLines section={item} place={place[0] === item.label ? place.slice(1) : []} />
      </Disclosure>
    ) : (
      <EntryLink key={item.path} {...item} />
    ),
  );
}

/** A link of the navigation; that of the current page is highlighted, and that of the list which a record is from. */
export function EntryLink({ label, path }: NavigationEntry) {
  const { hrefOf, follow, current, list } = use(LinksContext);
  const page = path.split('?')[0];
  return (
    <li>
      <a
        className="navigation-line"
        href={hrefOf(path)}
        onClick={(event) => follow(path, event)}
        aria-current={page === current ? 'page' : page === list ? 'true' : undefined}
      >
        {label}
      </a>
    </li>
  );
}
