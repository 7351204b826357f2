import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useT } from '../texts/useT';

const sway = keyframes({ '50%': { transform: 'translateY(-9px) rotate(-5deg)' } });
const beat = keyframes({ '50%': { opacity: 0.25 } });

/** The notes of the image: their position, and the delay of their animation. */
const NOTES = [
  { x: 52, y: 82, delay: '0s' },
  { x: 112, y: 62, delay: '0.35s' },
  { x: 172, y: 74, delay: '0.7s' },
] as const;

/**
 * A placeholder for features to come: animated notes. No animation with prefers-reduced-motion. The specification wants it to
 * exist (SHELL-069) and names no place for it, and at present no screen lacks its feature.
 */
export function ComingSoon() {
  const t = useT();
  const words = useId();
  return (
    <Box
      role="img"
      aria-labelledby={words}
      sx={{ display: 'grid', justifyItems: 'center', gap: 2, paddingBlock: { xs: 4, md: 8 } }}
    >
      <Box
        component="svg"
        viewBox="0 0 240 130"
        aria-hidden
        sx={{
          inlineSize: 240,
          maxInlineSize: '100%',
          color: 'primary.main',
          '& [data-note]': {
            transformBox: 'fill-box',
            transformOrigin: '30% 90%',
            animation: `${sway} 1.8s ease-in-out infinite`,
          },
          '& [data-line]': { animation: `${beat} 3.6s ease-in-out infinite` },
          '@media (prefers-reduced-motion: reduce)': { '& *': { animation: 'none !important' } },
        }}
      >
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" opacity="0.4">
          {[30, 48, 66, 84, 102].map((y, index) => (
            <path key={y} data-line style={{ animationDelay: `${index * 0.2}s` }} d={`M10 ${y}H230`} />
          ))}
        </g>
        <g fill="currentColor">
          {NOTES.map(({ x, y, delay }) => (
            <g key={x} data-note style={{ animationDelay: delay }}>
              <ellipse cx={x} cy={y} rx="11" ry="8" transform={`rotate(-20 ${x} ${y})`} />
              <rect x={x + 8} y={y - 50} width="3" height="48" rx="1.5" />
            </g>
          ))}
        </g>
      </Box>
      <Typography id={words} variant="h2" component="p">
        {t('shell.comingSoon')}
      </Typography>
    </Box>
  );
}
