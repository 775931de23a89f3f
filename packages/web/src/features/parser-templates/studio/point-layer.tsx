import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Box, boxOf, elementAt, elementOfNode, nodeOf, placed } from './page-boxes.ts';
import styles from './safe-copy.module.css';
import { beginningOf, elementBeside, elementName } from './walk-page.ts';

interface PointLayerProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly shown: Document;
  /** Of the element that says what the keys do. */
  readonly keysId: string;
  /** The number of the element that is chosen now. */
  readonly picked: number | undefined;
  readonly onPick: (node: number) => void;
  /** What is drawn on the page. */
  readonly children: ReactNode;
}

/** Above the page: an element is pointed at with the mouse, or walked to with the arrow keys. */
export function PointLayer({ ref: layer, shown, keysId, picked, onPick, children }: PointLayerProps) {
  const { t } = useTranslation('parser-templates');
  const [hovered, setHovered] = useState<Box>();
  const [marked, setMarked] = useState<number>();
  // Keys go on from where somebody has chosen.
  if (picked !== undefined && picked !== marked) setMarked(picked);
  const atMark = marked === undefined ? undefined : elementOfNode(shown, marked);

  useEffect(() => {
    const above = layer.current;
    if (!above) return undefined;
    const at = (event: MouseEvent) => {
      const { left, top } = above.getBoundingClientRect();
      const isOwn = event.target === above;
      return isOwn ? elementAt(shown, event.clientX - left, event.clientY - top) : undefined;
    };
    function move(event: MouseEvent) {
      const found = at(event);
      setHovered(found && boxOf(found));
    }
    function click(event: MouseEvent) {
      const found = at(event);
      if (found) onPick(nodeOf(found));
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
  }, [layer, shown, onPick]);

  function press(event: KeyboardEvent) {
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey);
    const run = event.target === layer.current && isPlain ? actionOf(event.key) : undefined;
    if (run === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  }
  function actionOf(key: string): (() => void) | undefined {
    const next = elementBeside(shown, atMark, key);
    if (next) return () => setMarked(nodeOf(next));
    if (key === 'Enter' && atMark) return () => onPick(nodeOf(atMark));
    return key === 'Escape' && atMark && picked === undefined ? () => setMarked(undefined) : undefined;
  }
  const isMarked = atMark !== undefined && picked !== marked;
  return (
    <div
      ref={layer}
      className={styles.layer}
      role="application"
      aria-label={t('walk.label')}
      aria-describedby={keysId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys walk the elements of the page.
      tabIndex={0}
      onKeyDown={press}
    >
      {hovered && <span className={styles.hover} style={placed(hovered)} />}
      {children}
      {isMarked && <Mark key={marked} element={atMark} />}
      <p role="status" className="visually-hidden">
        {isMarked && t('walk.at', { name: elementName(atMark), text: beginningOf(atMark) })}
      </p>
    </div>
  );
}

/** The element at which the keys are, scrolled to when they come to it. */
function Mark({ element }: { readonly element: Element }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <span ref={mark} className={styles.mark} style={placed(boxOf(element))}>
      <code className={styles.markName}>{elementName(element)}</code>
    </span>
  );
}
