import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react';

// Lazy: the positioning library would be a tenth of a list's initial code.
/** The text of a hint, positioned beside an element. */
export const HintPopper = lazy(() => import('./HintPopper'));

/** The props that the child of a hint must support: a DOM element, or a component that forwards them to one. */
interface HintedProps {
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly onMouseEnter?: (event: MouseEvent<HTMLElement>) => void;
  readonly onMouseLeave?: (event: MouseEvent<HTMLElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

export interface HintProps {
  /** Its text; nothing is shown if it is empty. */
  readonly title: ReactNode;
  readonly children: ReactElement<HintedProps>;
  readonly placement?: 'bottom' | 'right';
  /** Whether the text describes a child that has a name; by default it is the child's accessible name. */
  readonly describeChild?: boolean;
  readonly onOpen?: () => void;
}

/** The element that the hint is shown beside, and whether the pointer or the keyboard opened it. */
interface HintState {
  readonly anchor: HTMLElement | null;
  readonly byPointer: boolean;
}
const NOWHERE: HintState = { anchor: null, byPointer: false };

/**
 * A tooltip: shown while the pointer is on the child or the keyboard focus in it. Escape dismisses it, and the pointer
 * can move onto it (WCAG 2.2, 1.4.13).
 */
export function Hint({ title, children, placement = 'bottom', describeChild = false, onOpen }: HintProps) {
  const id = useId();
  const [{ anchor, byPointer }, setState] = useState<HintState>(NOWHERE);

  const show = (element: HTMLElement, pointed: boolean) => {
    if (anchor !== element) onOpen?.();
    setState({ anchor: element, byPointer: pointed });
  };
  const hide = () => setState(NOWHERE);
  /** The hint touches its button, so the pointer moves directly from one into the other. */
  const pointAt = (into: EventTarget | null) => {
    const hint = document.getElementById(id);
    if (!(into instanceof Node && (anchor?.contains(into) || hint?.contains(into)))) hide();
  };
  const leave = ({ relatedTarget }: MouseEvent) => pointAt(relatedTarget);

  const own = children.props;
  const name = own['aria-label'] ?? (!describeChild && typeof title === 'string' && title ? title : undefined);
  const isVisible = anchor !== null && Boolean(title);
  return (
    <>
      {cloneElement(children, {
        'aria-label': name,
        'aria-describedby': describeChild && isVisible ? id : own['aria-describedby'],
        onMouseEnter: (event) => {
          own.onMouseEnter?.(event);
          show(event.currentTarget, true);
        },
        onMouseLeave: (event) => {
          own.onMouseLeave?.(event);
          leave(event);
        },
        onFocus: (event) => {
          own.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, false);
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          hide();
        },
        onKeyDown: (event) => {
          own.onKeyDown?.(event);
          if (event.key === 'Escape') hide();
        },
      })}
      {isVisible && (
        <Suspense>
          <HintPopper
            id={id}
            anchor={anchor}
            placement={placement}
            onLeave={leave}
            // An element that moves away from under the pointer gets no mouseleave event.
            onPointAt={byPointer ? pointAt : undefined}
            onEscape={hide}
          >
            {title}
          </HintPopper>
        </Suspense>
      )}
    </>
  );
}
