import { LOGO } from '@polyphony/domain/brand/logo.js';

/** The product's mark, as decoration beside its name. */
export function Logo() {
  const { size, radius, ground, strokeWidth, voices } = LOGO;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true" focusable="false">
      <rect width={size} height={size} rx={radius} fill={ground} />
      <g fill="none" strokeWidth={strokeWidth} strokeLinecap="round">
        {voices.map(({ path, colour }) => (
          <path key={path} d={path} stroke={colour} />
        ))}
      </g>
    </svg>
  );
}
