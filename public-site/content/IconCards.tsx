import { Picture } from '../components/Picture.js';
import type { PictureFileFragment } from '../generated/graphql.js';
import { Lines } from './Words.js';

interface IconCard {
  readonly icon: PictureFileFragment | null;
  readonly title: string | null;
  readonly description: string | null;
}

/** Reasons, values: cards with a sign each. */
export function IconCards({ cards }: { readonly cards: readonly IconCard[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className="reasons">
      {cards.map(({ icon, title, description }, at) => (
        <li key={at}>
          {icon && <Picture file={icon} sizes="40px" maxWidth={80} className="reasons__sign" />}
          {title && <h3 dir="auto">{title}</h3>}
          <Lines text={description} />
        </li>
      ))}
    </ul>
  );
}
