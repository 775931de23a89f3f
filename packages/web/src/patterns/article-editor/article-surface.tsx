import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#web/core/i18n/i18n.ts';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { classNames } from '#web/ui/class-names.ts';
import blocks from './article-blocks.module.css';
import prose from './article-prose.module.css';
import styles from './article-surface.module.css';
import { linkHere } from './links.ts';
import type { LiveArticle } from './live-article.ts';
import { noAsks } from './schema/article-keys.ts';
import { useEditorSnapshot } from './use-editor-snapshot.ts';

const PartTools = lazyChunk(async () => ({
  default: (await import('./whole-parts/part-tools.tsx')).PartTools,
}));

const SuggestionLayer = lazyChunk(async () => ({
  default: (await import('./suggestions/suggestion-layer.tsx')).SuggestionLayer,
}));
const SlashMenu = lazyChunk(async () => {
  const [module] = await Promise.all([import('./blocks/slash-menu.tsx'), loadTexts(['blocks'])]);
  return { default: module.SlashMenu };
});
const BlockHandle = lazyChunk(async () => ({
  default: (await import('./block-handle/block-handle.tsx')).BlockHandle,
}));
const LinkBubble = lazyChunk(async () => ({ default: (await import('./link-bubble.tsx')).LinkBubble }));

/** What may lie over the page while the person still works on the text. */
const OVER = 'dialog, [popover]';

interface ArticleSurfaceProps {
  readonly article: LiveArticle;
  readonly id: string;
  readonly problemId: string | undefined;
}

/** Attaches the live article's own element; hiding the page keeps it attached. */
export function ArticleSurface({ article, id, problemId }: ArticleSurfaceProps) {
  const { t } = useTranslation('article-editor');
  const { editor, element } = article;
  const host = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const [said, setSaid] = useState('');
  /** Where a mouse first came to the text. */
  const [pointed, setPointed] = useState<{ readonly x: number; readonly y: number }>();
  const isEmpty = useEditorSnapshot(
    editor,
    ({ state: { doc } }) =>
      doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.textContent === '',
  );
  const hasParts = useSyncExternalStore(article.parts.watch, article.parts.hasAny);
  const isSuggested = useSyncExternalStore(article.suggesting.watch, article.suggesting.isActive);
  const isInLink = useEditorSnapshot(editor, (now) => linkHere(now) !== undefined);
  const isMenuOpen = useSyncExternalStore(
    article.blockMenu.watch,
    () => article.blockMenu.get() !== undefined,
  );
  const label = t('label');

  useLayoutEffect(() => {
    // Moving an attached element would lose focus and selection.
    if (element.parentElement !== host.current) host.current?.append(element);
  }, [element]);

  useLayoutEffect(() => {
    article.asks.say = setSaid;
    return () => {
      article.asks.say = noAsks().say;
    };
  }, [article]);

  useLayoutEffect(() => {
    const { dom } = editor.view;
    dom.id = id;
    dom.setAttribute('aria-label', label);
    dom.setAttribute('aria-describedby', problemId === undefined ? helpId : `${problemId} ${helpId}`);
    dom.toggleAttribute('aria-invalid', problemId !== undefined);
    if (problemId !== undefined) dom.setAttribute('aria-invalid', 'true');
  }, [editor, id, label, helpId, problemId]);

  /** A click below the last line moves to its end. */
  function clickedBelow(event: MouseEvent) {
    if (event.target !== host.current && event.target !== element) return;
    event.preventDefault();
    editor.commands.focus('end');
  }
  function pointerCame({ pointerType, clientX, clientY }: PointerEvent) {
    if (pointerType !== 'touch') setPointed((first) => first ?? { x: clientX, y: clientY });
  }
  function entered() {
    setHasFocus(true);
    article.parts.attend(true);
  }
  function left({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    setHasFocus(false);
    // A dialog, a menu or a toast over the page may be about the selected part.
    if (relatedTarget instanceof Element && relatedTarget.closest('main') && !relatedTarget.closest(OVER))
      article.parts.attend(false);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus of its content.
    <div className={styles.around} onFocus={entered} onBlur={left} onPointerEnter={pointerCame}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys reach the text itself; this is only for the mouse. */}
      <div
        ref={host}
        className={classNames(prose.prose, blocks.blocks, styles.host)}
        data-empty={isEmpty}
        style={
          {
            '--placeholder': JSON.stringify(t('placeholder')),
            '--no-credit': JSON.stringify(t('figure.noCredit')),
            '--no-alt': JSON.stringify(t('figure.noAlt')),
          } as CSSProperties
        }
        onMouseDown={clickedBelow}
      />
      <p id={helpId} hidden>
        {t('help')}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <Suspense>{pointed && <BlockHandle article={article} start={pointed} />}</Suspense>
      <Suspense>{isSuggested && <SuggestionLayer article={article} />}</Suspense>
      <Suspense>{hasParts && <PartTools article={article} />}</Suspense>
      <Suspense>{isMenuOpen && <SlashMenu article={article} />}</Suspense>
      <Suspense>
        {hasFocus && isInLink && <LinkBubble editor={editor} onEdit={() => article.asks.link()} />}
      </Suspense>
    </div>
  );
}
