import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import Box from '@mui/material/Box';
import { focusPercent, focusText, type FocalPoint } from '@polyphony/domain/files/focalPoint.js';
import { visuallyHidden } from '@mui/utils';
import { movedByKey, withinPicture } from './focusKeys';

/** The heights that the picture is shown with, in pixels. */
const LEAST_HEIGHT = 60;
const MOST_HEIGHT = 220;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The width that a picture is shown with where there is room, in pixels. */
const displayWidth = ({ width, height }: PictureSize): number =>
  (Math.min(Math.max(height, LEAST_HEIGHT), MOST_HEIGHT) * width) / height;

interface FocalPointPadProps {
  /** The address of the whole picture. */
  readonly source: string;
  /** Its size in pixels, if known: it takes its place before it is loaded, so that nothing below it moves. */
  readonly size: PictureSize | null;
  readonly point: FocalPoint;
  /** The fields of the two coordinates. */
  readonly names: Readonly<Record<keyof FocalPoint, string>>;
  /** Labels of these fields. */
  readonly labels: Readonly<Record<keyof FocalPoint, string>>;
  /** Position of the point, in words. */
  readonly words: string;
  /** The id of what describes the sliders. */
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly onMove: (point: FocalPoint) => void;
  readonly onLeave: () => void;
}

const AXES = ['x', 'y'] as const;

/**
 * A picture with a point that a pointer places or drags, and the keyboard moves: its handle holds a slider for each
 * coordinate, and the arrow keys move along both. Nothing here is mirrored where texts are read from right to left.
 */
export function FocalPointPad(props: FocalPointPadProps) {
  const { source, size, point, names, labels, words, describedBy, disabled, onMove, onLeave } = props;
  const sliders = useRef<Partial<Record<keyof FocalPoint, HTMLInputElement>>>({});
  const drags = useRef(false);

  const place = ({ currentTarget: pad, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = pad.getBoundingClientRect();
    onMove(withinPicture({ x: (clientX - left) / width, y: (clientY - top) / height }));
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0) return;
    // The default would take the focus away from the slider.
    event.preventDefault();
    sliders.current.x?.focus({ preventScroll: true });
    drags.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
    place(event);
  };
  const release = () => {
    drags.current = false;
  };
  const move = (event: KeyboardEvent) => {
    const moved = movedByKey({ key: event.key, shift: event.shiftKey }, point);
    if (!moved) return;
    event.preventDefault();
    onMove(moved.point);
    // Screen readers say the value of the slider that has the focus.
    sliders.current[moved.axis]?.focus();
  };

  return (
    <Box
      dir="ltr"
      onPointerDown={press}
      onPointerMove={(event) => drags.current && place(event)}
      onPointerUp={release}
      onPointerCancel={release}
      style={size ? { inlineSize: displayWidth(size) } : undefined}
      sx={padStyles}
      data-disabled={disabled || undefined}
    >
      <img
        src={source}
        alt=""
        draggable={false}
        decoding="async"
        style={size ? { inlineSize: '100%', aspectRatio: `${size.width} / ${size.height}` } : undefined}
      />
      <span className="focus-handle" style={{ left: focusText(point.x), top: focusText(point.y) }}>
        {AXES.map((axis) => (
          <input
            key={axis}
            ref={(input) => {
              sliders.current[axis] = input ?? undefined;
            }}
            type="range"
            name={names[axis]}
            min={0}
            max={100}
            value={focusPercent(point[axis])}
            disabled={disabled}
            aria-label={labels[axis]}
            aria-valuetext={words}
            aria-describedby={describedBy}
            onKeyDown={move}
            onChange={({ target }) => onMove(withinPicture({ ...point, [axis]: Number(target.value) / 100 }))}
            onBlur={onLeave}
            style={visuallyHidden}
          />
        ))}
      </span>
    </Box>
  );
}

const padStyles = {
  position: 'relative',
  display: 'inline-block',
  maxInlineSize: '100%',
  lineHeight: 0,
  cursor: 'crosshair',
  borderRadius: 1,
  overflow: 'hidden',
  // Fingers scroll up and down past the picture; a tap or a drag from the handle places the point.
  touchAction: 'pan-y',
  '&[data-disabled]': { cursor: 'default' },
  '& img': {
    display: 'block',
    maxInlineSize: '100%',
    maxBlockSize: MOST_HEIGHT,
    minBlockSize: LEAST_HEIGHT,
    userSelect: 'none',
  },
  '& .focus-handle': {
    position: 'absolute',
    inlineSize: 28,
    blockSize: 28,
    marginBlockStart: '-14px',
    marginInlineStart: '-14px',
    borderRadius: '50%',
    border: '3px solid #fff',
    backgroundColor: 'rgb(0 0 0 / 25%)',
    boxShadow: '0 0 0 2px rgb(0 0 0 / 75%), inset 0 0 0 2px rgb(0 0 0 / 75%)',
    touchAction: 'none',
    cursor: 'grab',
  },
  '& .focus-handle:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '3px' },
} as const;
