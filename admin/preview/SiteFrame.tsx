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
  /** Called with the field that a click on the page is for. */
  readonly onField?: (field: string) => void;
}

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
export function SiteFrame({ html, lang, width, title, focused = null, onField }: SiteFrameProps) {
  const [source] = useState(() => sourceOf(pageOf(html)));
  const [box, size] = useSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const page = frame.current?.contentDocument;
    const view = frame.current?.contentWindow;
    if (!loaded || !page || !view) return;
    const isTranslated = page.documentElement.lang !== lang;
    const changed = patch(page.documentElement, pageOf(html).documentElement);
    if (changed && !isTranslated && page.body.contains(changed)) follow(changed, view);
  }, [html, lang, loaded]);
  const clicked = useEffectEvent((field: string) => onField?.(field));
  useEffect(() => {
    const page = frame.current?.contentDocument;
    return loaded && page ? watchClicks(page, (field) => clicked(field)) : undefined;
  }, [loaded]);
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
        onLoad={() => setLoaded(true)}
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
