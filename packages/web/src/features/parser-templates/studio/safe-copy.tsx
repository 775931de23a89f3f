import type { StudioPage } from '@toasoan/contract/features/parser-templates/studio.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldName } from '../template-words.ts';
import { type Box, boxOf, elementAt, elementOfNode, fieldBoxes, nodeOf, removedBoxes } from './page-boxes.ts';
import { PickBubble } from './pick-bubble.tsx';
import styles from './safe-copy.module.css';
import { hueOf } from './studio-model.ts';
import { trustedCopy } from './trusted-copy.ts';
import type { Studio } from './use-studio.ts';

interface SafeCopyProps {
  readonly studio: Studio;
  readonly page: StudioPage;
}

/** Nothing runs and nothing is fetched in there, whatever the page says. */
const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;
/** Pictures are not fetched: their places stay. */
const LOOK = `<style>img{min-block-size:48px;background:repeating-linear-gradient(45deg,#eef1f4 0 8px,#f9fafb 8px 16px)}</style>`;
const LEAST_HEIGHT = 480;
const MOST_HEIGHT = 30_000;

/**
 * The page in a frame that has no scripts. It is as tall as its content and never sees the mouse: a layer above it
 * knows which element is at a place, and draws what was found where.
 */
export function SafeCopy({ studio, page }: SafeCopyProps) {
  const { t } = useTranslation('parser-templates');
  const frame = useRef<HTMLIFrameElement>(null);
  const { shown, height, width } = useShownPage(frame, page.html);
  const [hovered, setHovered] = useState<Box>();
  const layer = useRef<HTMLDivElement>(null);
  const { pick, setPick, active, draft } = studio;
  // After the size the places change too.
  const boxes = shown && width > 0 ? fieldBoxes(shown, draft, page.extracted) : [];
  const removed = shown && width > 0 ? removedBoxes(shown, draft) : [];
  const element = shown && pick && elementOfNode(shown, pick.node);
  const field = active ?? 'title';

  useEffect(() => {
    const above = layer.current;
    if (!above || !shown) return undefined;
    const at = (event: MouseEvent) => {
      const { left, top } = above.getBoundingClientRect();
      return elementAt(shown, event.clientX - left, event.clientY - top);
    };
    const isOwn = (event: MouseEvent) => event.target === above;
    function move(event: MouseEvent) {
      const found = isOwn(event) ? at(event) : undefined;
      setHovered(found && boxOf(found));
    }
    function click(event: MouseEvent) {
      const found = isOwn(event) ? at(event) : undefined;
      if (found) setPick({ node: nodeOf(found), field });
    }
    const leave = () => setHovered(undefined);
    above.addEventListener('mousemove', move);
    above.addEventListener('mouseleave', leave);
    above.addEventListener('click', click);
    return () => {
      above.removeEventListener('mousemove', move);
      above.removeEventListener('mouseleave', leave);
      above.removeEventListener('click', click);
    };
  }, [shown, field, setPick]);

  return (
    <div className={styles.stage} style={{ blockSize: `${height}px` }}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={t('page.frame', { url: page.url })}
        // Its own origin, so that the layer can ask where elements are. Scripts stay off.
        sandbox="allow-same-origin"
        tabIndex={-1}
      />
      <div ref={layer} className={styles.layer}>
        {hovered && <span className={styles.hover} style={placed(hovered)} />}
        {removed.map((box, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no name of their own.
          <span key={index} className={styles.removed} style={placed(box)}>
            {t('page.removed', { selector: box.selector })}
          </span>
        ))}
        {boxes.map((box) => (
          <span
            key={`${box.field} ${box.node}`}
            className={styles.found}
            data-hue={hueOf(box.field)}
            data-active={box.field === active || undefined}
            style={placed(box)}
          >
            <button
              type="button"
              className={styles.label}
              onClick={() => {
                studio.choose(box.field);
                setPick({ node: box.node, field: box.field });
              }}
            >
              {fieldName(box.field)}
            </button>
          </span>
        ))}
        {shown && pick && element && (
          <>
            <span className={styles.picked} data-hue={hueOf(pick.field)} style={placed(boxOf(element))}>
              <span className={styles.label}>{t('pick.for', { field: fieldName(pick.field) })}</span>
            </span>
            <PickBubble
              studio={studio}
              page={page}
              pick={pick}
              element={element}
              room={width}
              onClose={() => setPick(undefined)}
            />
          </>
        )}
      </div>
    </div>
  );
}

const placed = ({ left, top, width, height }: Box) => ({
  insetInlineStart: `${left}px`,
  insetBlockStart: `${top}px`,
  inlineSize: `${width}px`,
  blockSize: `${height}px`,
});

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
