import { LOGO } from '@polyphony/domain/brand/logo.js';

/** The content of the product's logo, for an svg of `LOGO.size`. */
export function MarkDrawing() {
  const { size, radius, ground, strokeWidth, voices } = LOGO;
  return (
    <>
      <rect width={size} height={size} rx={radius} fill={ground} />
      <g fill="none" strokeWidth={strokeWidth} strokeLinecap="round">
        {voices.map(({ path, colour }) => (
          <path key={path} d={path} stroke={colour} />
        ))}
      </g>
    </>
  );
}
