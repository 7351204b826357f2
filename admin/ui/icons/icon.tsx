import type { ComponentType, ReactElement } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { createSvgIcon } from '@mui/material/utils';

/** An icon: sized and coloured as its surroundings say, hidden from screen readers unless it has a title. */
export type IconComponent = ComponentType<SvgIconProps>;

/**
 * An icon of Lucide (lucide.dev; the licence is beside this file). Only those in use are here, in files by where they are used,
 * so that a screen loads few others.
 * @param name its name there: 'trash-2'
 * @param shapes what its file draws, in a square of 24
 */
export const icon = (name: string, shapes: ReactElement): IconComponent =>
  createSvgIcon(
    <g fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
      {shapes}
    </g>,
    name,
  );
