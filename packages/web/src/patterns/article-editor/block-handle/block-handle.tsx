import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { IS_MAC, shownKeys } from '#web/ui/keys/shown-keys.ts';
import { MenuButton } from '#web/ui/menu/menu-button.tsx';
import { EDITOR_KEYS } from '../editor-keys.ts';
import type { LiveArticle } from '../live-article.ts';
import { removePart } from '../whole-parts/part-commands.ts';
import styles from './block-handle.module.css';
import { type BlockPlace, blockAt } from './block-place.ts';
import { moveBlockAt, positionOf } from './move-blocks.ts';
import { useBlockDrag } from './use-block-drag.ts';

/** How far left of the text the pointer still means the block beside it. */
const GUTTER = 48;
const SIZE = 24;

interface BlockHandleProps {
  readonly article: LiveArticle;
  /** Where the mouse came to the text. */
  readonly start: { readonly x: number; readonly y: number };
}

/** The handle beside the block under the mouse: it drags the block, and a click opens what can be done with it. */
export function BlockHandle({ article, start }: BlockHandleProps) {
  const { t } = useTranslation('article-editor');
  const { editor } = article;
  const layer = useRef<HTMLDivElement>(null);
  const [block, setBlock] = useState<BlockPlace>();
  const { drag, press } = useBlockDrag(article, layer);

  // A menu that is open stays beside its block.
  const isMenuOpen = () => layer.current?.querySelector('[aria-expanded="true"]') !== null;
  const look = useEffectEvent((x: number, y: number) => {
    const text = layer.current?.getBoundingClientRect();
    if (!text || drag || editor.isDestroyed || isMenuOpen()) return;
    const isBeside = x > text.left - GUTTER && x < text.right && y > text.top && y < text.bottom;
    setBlock(isBeside && editor.isEditable ? blockAt(editor, text, y) : undefined);
  });
  const hide = useEffectEvent(() => setBlock(undefined));
  /** Whoever types does not point; a key may also move everything on the page. */
  const hideForKeys = useEffectEvent(() => {
    if (!isMenuOpen()) setBlock(undefined);
  });
  useEffect(() => look(start.x, start.y), [start]);
  useEffect(() => {
    let frame = 0;
    function moved({ pointerType, buttons, clientX, clientY }: PointerEvent) {
      if (pointerType === 'touch' || buttons !== 0) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look(clientX, clientY));
    }
    document.addEventListener('pointermove', moved, { passive: true });
    document.addEventListener('keydown', hideForKeys);
    editor.on('update', hide);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('pointermove', moved);
      document.removeEventListener('keydown', hideForKeys);
      editor.off('update', hide);
    };
  }, [editor]);

  const items = (index: number) => [
    ...([-1, 1] as const).map((step) => ({
      key: `${step}`,
      label: t(step < 0 ? 'block.up' : 'block.down'),
      icon: step < 0 ? <ArrowUp size={16} /> : <ArrowDown size={16} />,
      shortcut: shownKeys(EDITOR_KEYS.lines[step < 0 ? 'moveUp' : 'moveDown'], IS_MAC),
      onSelect: () => moveBlockAt(article, positionOf(editor, index), step),
    })),
    {
      key: 'remove',
      label: t('block.remove'),
      icon: <Trash2 size={16} />,
      tone: 'danger' as const,
      startsGroup: true,
      onSelect: () => removePart(editor.view, positionOf(editor, index)),
    },
  ];
  return (
    <div ref={layer} className={styles.layer}>
      {block && (
        <div
          className={styles.handle}
          data-dragging={drag !== undefined}
          style={{ insetBlockStart: block.top + (block.lineHeight - SIZE) / 2 }}
        >
          <MenuButton label={t('block')} items={() => items(block.index)}>
            {(trigger) => (
              <IconButton
                {...trigger}
                size="compact"
                tabIndex={-1}
                icon={<GripVertical size={16} />}
                label={t('block')}
                // The focus stays in the text.
                onMouseDown={(event) => event.preventDefault()}
                onPointerDown={(event) => press(event, block)}
              />
            )}
          </MenuButton>
        </div>
      )}
      {drag && (
        <>
          <div
            className={styles.moved}
            style={{ insetBlockStart: drag.block.top, blockSize: drag.block.height }}
          />
          <div className={styles.gap} style={{ insetBlockStart: drag.top }} />
        </>
      )}
    </div>
  );
}
