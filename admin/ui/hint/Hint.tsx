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

// What places it beside its button is a tenth of what a list loads at first, and comes with the first hint that is asked for.
/** What a hint says, beside an element. */
export const HintPopper = lazy(() => import('./HintPopper'));

/** What the child of a hint takes: an element of the document, or a component that passes these on to one. */
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
  /** What it says; nothing is shown for an empty text. */
  readonly title: ReactNode;
  readonly children: ReactElement<HintedProps>;
  readonly placement?: 'bottom' | 'right';
  /** Whether it says more than what its child is called; otherwise it names a child without a name of its own. */
  readonly describeChild?: boolean;
  readonly onOpen?: () => void;
}

/** Beside what a hint is, and whether the pointer or the keyboard asked for it. */
interface Shown {
  readonly anchor: HTMLElement | null;
  readonly byPointer: boolean;
}
const NOWHERE: Shown = { anchor: null, byPointer: false };

/**
 * A few words beside a button, for as long as the pointer is on it or the keyboard in it. Escape takes them away, and the
 * pointer can go into them (WCAG 2.2, 1.4.13).
 */
export function Hint({ title, children, placement = 'bottom', describeChild = false, onOpen }: HintProps) {
  const id = useId();
  const [{ anchor, byPointer }, setShown] = useState<Shown>(NOWHERE);

  const show = (element: HTMLElement, pointed: boolean) => {
    if (anchor !== element) onOpen?.();
    setShown({ anchor: element, byPointer: pointed });
  };
  const hide = () => setShown(NOWHERE);
  /** The hint touches its button: from one, the pointer goes straight into the other. */
  const pointAt = (into: EventTarget | null) => {
    const hint = document.getElementById(id);
    if (!(into instanceof Node && (anchor?.contains(into) || hint?.contains(into)))) hide();
  };
  const leave = ({ relatedTarget }: MouseEvent) => pointAt(relatedTarget);

  const own = children.props;
  const name = own['aria-label'] ?? (!describeChild && typeof title === 'string' && title ? title : undefined);
  const shown = anchor !== null && Boolean(title);
  return (
    <>
      {cloneElement(children, {
        'aria-label': name,
        'aria-describedby': describeChild && shown ? id : own['aria-describedby'],
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
      {shown && (
        <Suspense>
          <HintPopper
            id={id}
            anchor={anchor}
            placement={placement}
            onLeave={leave}
            // What is moved from under the pointer is not told that it was left.
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
