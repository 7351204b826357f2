import Box from '@mui/material/Box';
import { LOGO } from '@polyphony/domain/brand/logo.js';
import { MarkDrawing } from './MarkDrawing';

/** A broken chord: the illustration of error screens. Decorative. */
export function BrokenChord() {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 130"
      aria-hidden
      sx={{ inlineSize: 240, maxInlineSize: '100%', color: 'primary.main' }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" opacity="0.35">
        {[30, 48, 66, 84, 102].map((y) => (
          <path key={y} d={`M10 ${y} H104 l8 -7 l6 14 l8 -7 H230`} />
        ))}
      </g>
      <g fill="currentColor">
        <ellipse cx="58" cy="84" rx="11" ry="8" transform="rotate(-20 58 84)" />
        <rect x="66" y="34" width="3" height="48" rx="1.5" />
        <g transform="rotate(24 178 70)">
          <ellipse cx="172" cy="84" rx="11" ry="8" transform="rotate(-20 172 84)" />
          <rect x="180" y="34" width="3" height="48" rx="1.5" />
        </g>
      </g>
    </Box>
  );
}

/** The product's logo, beside its name. Decorative. */
export function Mark({ size = LOGO.size }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${LOGO.size} ${LOGO.size}`}
      aria-hidden
      sx={{ inlineSize: size, blockSize: size, flexShrink: 0 }}
    >
      <MarkDrawing />
    </Box>
  );
}
