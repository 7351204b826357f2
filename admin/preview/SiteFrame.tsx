import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { outline, partOf, watchClicks } from './markedParts';
import { patch } from './patch';
import { pageOf, sourceOf } from './pageOf';
import { useSize } from './useSize';

interface SiteFrameProps {
  readonly html: string;
  /** The language that the page is drawn in. */
  readonly lang: string;
  /** As wide as the page takes its screen to be, in pixels. */
  readonly width: number;
  readonly title: string;
  /** The field whose input has the focus. */
  readonly focused?: { readonly field: string } | null;
  /** Called with the field that a click on the page is for, and where on the screen its part is. */
  readonly onField?: (field: string, part: Element, place: Place) => void;
  /** Called with a link that is followed; without it, links open a tab of their own. */
  readonly onLink?: (link: HTMLAnchorElement) => void;
  /** Changes each page before it is shown. */
  readonly prepare?: (page: Document) => void;
}

/** A rectangle on the screen, in pixels. */
export type Place = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Place on the screen of a part of the page in a frame, which may be scaled. */
function placeOf(part: Element, frame: HTMLIFrameElement): Place {
  const around = frame.getBoundingClientRect();
  const scale = frame.offsetWidth > 0 ? around.width / frame.offsetWidth : 1;
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return {
    left: around.left + left * scale,
    top: around.top + top * scale,
    right: around.left + right * scale,
    bottom: around.top + bottom * scale,
  };
}

/** Milliseconds after which a frame is looked at again whose page is not there yet. */
const READY_MS = 50;

/** Whether a frame has its page: before, it has one without any element. */
const isParsed = (page: Document | null | undefined): boolean =>
  page != null && page.readyState !== 'loading' && page.body !== null && page.body.childElementCount > 0;

/** Shows an element that is out of sight. `scrollIntoView` would move the console around the frame, too. */
function follow(element: Element, view: Window): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom > 0 && top < view.innerHeight) return;
  view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3 });
}

/**
 * A page of the site in a frame, scaled to the room there is. The frame has no address that could be framed elsewhere; it
 * has the policy of the console, which runs none of the page's scripts, and a sandbox that runs none at all. A changed page
 * is patched into it, so that it stays where it was scrolled to.
 */
export function SiteFrame({ html, lang, width, title, focused = null, onField, onLink, prepare }: SiteFrameProps) {
  const read = useEffectEvent((text: string) => {
    const page = pageOf(text);
    prepare?.(page);
    return page;
  });
  const [source] = useState(() => {
    const page = pageOf(html);
    prepare?.(page);
    return sourceOf(page);
  });
  const [box, size] = useSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  // It is there before its pictures are, for which the event would wait.
  useEffect(() => {
    if (loaded) return undefined;
    const timer = window.setInterval(() => setLoaded(isParsed(frame.current?.contentDocument)), READY_MS);
    return () => window.clearInterval(timer);
  }, [loaded]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const view = frame.current?.contentWindow;
    if (!loaded || !page || !view) return;
    const isTranslated = page.documentElement.lang !== lang;
    const changed = patch(page.documentElement, read(html).documentElement);
    if (changed && !isTranslated && page.body.contains(changed)) follow(changed, view);
  }, [html, lang, loaded]);
  const clicked = useEffectEvent((field: string, part: Element) => {
    if (frame.current) onField?.(field, part, placeOf(part, frame.current));
  });
  const followed = useEffectEvent((link: HTMLAnchorElement) => onLink?.(link));
  const follows = onLink !== undefined;
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!loaded || !page) return undefined;
    return watchClicks(page, {
      onField: (field, part) => clicked(field, part),
      onLink: follows ? (link) => followed(link) : undefined,
    });
  }, [loaded, follows]);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const view = frame.current?.contentWindow;
    const part = loaded && page && focused ? partOf(page, focused.field) : null;
    if (!part || !view) return;
    follow(part, view);
    outline(part);
  }, [focused, loaded]);
  const scale = Math.min(1, size.width / width);
  return (
    // Left to right in any language: the frame is placed by its left edge.
    <Box ref={box} dir="ltr" sx={styles.box}>
      <iframe
        ref={frame}
        title={title}
        srcDoc={source}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        style={{
          position: 'absolute',
          border: 0,
          insetInlineStart: Math.max(0, (size.width - width) / 2),
          inlineSize: width,
          blockSize: scale > 0 ? size.height / scale : 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
}

const styles = {
  box: { position: 'relative', overflow: 'hidden', flex: 1, minBlockSize: 0, backgroundColor: 'action.hover' },
} as const;
