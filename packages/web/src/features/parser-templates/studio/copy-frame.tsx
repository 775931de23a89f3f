import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './safe-copy.module.css';
import { trustedCopy } from './trusted-copy.ts';

interface CopyFrameProps {
  readonly url: string;
  /** The safe copy, with numbered elements. */
  readonly html: string;
  /** Drawn above the page, whose layout is done: `width` is the width that it has. */
  readonly children: (page: Document, width: number) => ReactNode;
}

/** Nothing runs and nothing is fetched in there, whatever the page says. */
const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;
/** Pictures are not fetched: their places stay. */
const LOOK = `<style>img{min-block-size:48px;background:repeating-linear-gradient(45deg,#eef1f4 0 8px,#f9fafb 8px 16px)}</style>`;
const LEAST_HEIGHT = 480;
const MOST_HEIGHT = 30_000;

/** A page in a frame that has no scripts. It is as tall as its content and never sees the mouse. */
export function CopyFrame({ url, html, children }: CopyFrameProps) {
  const { t } = useTranslation('parser-templates');
  const frame = useRef<HTMLIFrameElement>(null);
  const { shown, height, width } = useShownPage(frame, html);
  return (
    <div className={styles.stage} style={{ blockSize: `${height}px` }}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('page.frame', { url })}
        // Its own origin, so that a layer can ask where elements are. Scripts stay off.
        sandbox="allow-same-origin"
        tabIndex={-1}
      />
      {shown && width > 0 && children(shown, width)}
    </div>
  );
}

/** The document of the frame once it is there, and its height at the frame's width. */
function useShownPage(frame: RefObject<HTMLIFrameElement | null>, html: string) {
  const [shown, setShown] = useState<Document>();
  const [size, setSize] = useState({ height: LEAST_HEIGHT, width: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const loaded = () => setShown(element.contentDocument ?? undefined);
    element.addEventListener('load', loaded);
    setShown(undefined);
    element.srcdoc = trustedCopy(withPolicy(html));
    return () => element.removeEventListener('load', loaded);
  }, [frame, html]);
  useEffect(() => {
    const element = frame.current;
    if (!element || !shown) return undefined;
    const watcher = new ResizeObserver(() => {
      const { scrollHeight = 0 } = shown.documentElement ?? {};
      const tall = Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, scrollHeight));
      setSize({ height: tall, width: element.clientWidth });
    });
    watcher.observe(element);
    if (shown.body) watcher.observe(shown.body);
    return () => watcher.disconnect();
  }, [frame, shown]);
  return { shown, ...size };
}

/** The policy stands before anything of the page. */
function withPolicy(html: string): string {
  const head = /<head(?:\s[^>]*)?>/i;
  return head.test(html)
    ? html.replace(head, (tag) => `${tag}${POLICY}${LOOK}`)
    : `<!doctype html><html><head>${POLICY}${LOOK}</head><body>${html}</body></html>`;
}
