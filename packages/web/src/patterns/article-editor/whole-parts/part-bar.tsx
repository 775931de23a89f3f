import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { IS_MAC, shownKeys } from '#web/ui/keys/shown-keys.ts';
import { moveBlockAt } from '../block-handle/move-blocks.ts';
import { EDITOR_KEYS } from '../editor-keys.ts';
import type { LiveArticle } from '../live-article.ts';
import { useRovingFocus } from '../toolbar/use-roving-focus.ts';
import { BarTools } from './bar-tools.ts';
import styles from './part-bar.module.css';
import { choosePart, removePart } from './part-commands.ts';
import type { WholePart } from './part-here.ts';
import { undoByKey } from './part-keys.ts';
import { PartTool } from './part-tool.tsx';
import type { ShownPart } from './shown-part.ts';
import { useBarPlace } from './use-bar-place.ts';

interface PartBarProps {
  readonly article: LiveArticle;
  readonly part: ShownPart;
  /** Its kind and name. */
  readonly label: string;
  /** Prefix of the texts for moving and removing it. */
  readonly texts: WholePart;
  /** The name of its first tool. */
  readonly first: string;
  /** The tools of its kind, before those that all parts have. */
  readonly children: ReactNode;
  /** The fields of its words, below it in the text. */
  readonly words: ReactNode;
}

/** Floats above the selected part. Tab or Alt+F10 in the text leads here, Tab again to its words, Escape back. */
export function PartBar({ article, part, label, texts, first, children, words }: PartBarProps) {
  const { t } = useTranslation('article-editor');
  const { view } = article.editor;
  const roving = useRovingFocus(first);
  const place = useBarPlace(part.dom, view.dom);
  const at = (act: (position: number) => void) => {
    const position = part.position();
    if (position !== undefined) act(position);
  };
  useKeysFromText(article, () =>
    roving.box.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus(),
  );

  function pressed(event: KeyboardEvent) {
    // The keys of a menu are its own.
    if (event.target instanceof Element && event.target.closest('[role="menu"]')) return;
    const field = part.words.querySelector<HTMLElement>('textarea, input');
    if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey))
      at((position) => choosePart(view, position));
    else if (event.key === 'Tab' && field) field.focus();
    else if (!undoByKey(article.editor, event)) {
      roving.onKeyDown(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <BarTools value={roving.current}>
      <div ref={place} className={styles.over}>
        <div
          ref={roving.box}
          role="toolbar"
          tabIndex={-1}
          aria-label={label}
          className={styles.bar}
          onFocus={roving.onFocus}
          onKeyDown={pressed}
          // The text or the field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
        >
          {children}
          <div className={styles.group}>
            <PartTool
              name="up"
              icon={<ArrowUp size={16} />}
              label={t(`${texts}.up`)}
              shortcut={shownKeys(EDITOR_KEYS.lines.moveUp, IS_MAC)}
              onClick={() => at((position) => moveBlockAt(article, position, -1))}
            />
            <PartTool
              name="down"
              icon={<ArrowDown size={16} />}
              label={t(`${texts}.down`)}
              shortcut={shownKeys(EDITOR_KEYS.lines.moveDown, IS_MAC)}
              onClick={() => at((position) => moveBlockAt(article, position, 1))}
            />
            <PartTool
              name="remove"
              icon={<Trash2 size={16} />}
              label={t(`${texts}.remove`)}
              className={styles.remove}
              onClick={() => at((position) => removePart(view, position))}
            />
          </div>
        </div>
      </div>
      {createPortal(<div className={styles.words}>{words}</div>, part.words, part.key)}
    </BarTools>
  );
}

/** Tab and Alt+F10 in the text lead to the bar of what is selected there. */
function useKeysFromText({ editor }: LiveArticle, enter: () => void): void {
  const enterNow = useEffectEvent(enter);
  useEffect(() => {
    const { dom } = editor.view;
    function pressed(event: globalThis.KeyboardEvent) {
      const leads = event.key === 'F10' ? event.altKey : event.key === 'Tab' && !event.shiftKey;
      if (!leads || event.target !== dom) return;
      event.preventDefault();
      event.stopPropagation();
      enterNow();
    }
    dom.addEventListener('keydown', pressed, { capture: true });
    return () => dom.removeEventListener('keydown', pressed, { capture: true });
  }, [editor]);
}
