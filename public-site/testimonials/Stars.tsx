import { RATING } from '@polyphony/domain/limits.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import type { Visit } from '../visit/visit.js';

/** The width of a star in the row. */
const SIZE = 24;
/** The path of a star with five points. */
function star(x: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const [angle, radius] = [(at * Math.PI) / 5, at % 2 === 0 ? 11 : 4.6];
    return `${(x + 12 + radius * Math.sin(angle)).toFixed(2)} ${(12.6 - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

const ROW = Array.from({ length: RATING.max }, (_, at) => star(at * SIZE)).join('');

/** A rating as stars, drawn to the nearest half; its accessible name is the number. */
export function Stars({ rating, visit }: { readonly rating: number; readonly visit: Visit }) {
  const { testimonials: words } = visit.texts;
  const width = (Math.round(rating * 2) / 2) * SIZE;
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${RATING.max * SIZE} ${SIZE}`}
      role="img"
      aria-label={format(words.rating, { rating, most: RATING.max })}
    >
      <path className="stars__empty" d={ROW} />
      <svg width={width} height={SIZE} viewBox={`0 0 ${width} ${SIZE}`}>
        <path className="stars__full" d={ROW} />
      </svg>
    </svg>
  );
}
