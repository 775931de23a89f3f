import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { IS_MAC, shownKeys } from '#web/ui/keys/shown-keys.ts';
import { moveBlockAt } from '../block-handle/move-blocks.ts';
import { EDITOR_COMMANDS } from '../editor-commands.ts';
import { EDITOR_KEYS } from '../editor-keys.ts';
import type { LiveArticle } from '../live-article.ts';
import styles from './part-card.module.css';
import { choosePart, removePart } from './part-commands.ts';
import type { ShownPart } from './shown-part.ts';

interface PartCardProps {
  readonly article: LiveArticle;
  readonly part: ShownPart;
  readonly label: string;
  /** Up, down, remove. */
  readonly words: { readonly up: string; readonly down: string; readonly remove: string };
  readonly head: ReactNode;
  /** Buttons between those for the place and the one that removes. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** A video or picture while the article is edited: its name, its words, and its position. */
export function PartCard({ article, part, label, words, head, tools, children }: PartCardProps) {
  const { view } = article.editor;
  function at(act: (position: number) => void) {
    const position = part.position();
    if (position !== undefined) act(position);
  }
  function pressed(event: KeyboardEvent) {
    const isHistory = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key);
    if (event.key === 'Escape') at((position) => choosePart(view, position));
    else if (isHistory) {
      const redoes = event.shiftKey || event.key.toLowerCase() === 'y';
      EDITOR_COMMANDS[redoes ? 'redo' : 'undo'].run(article.editor);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <fieldset className={styles.card} data-selected={part.isSelected} aria-label={label} onKeyDown={pressed}>
      <div className={styles.head}>
        {head}
        <div className={styles.tools}>
          <IconButton
            size="compact"
            icon={<ArrowUp size={16} />}
            label={words.up}
            shortcut={shownKeys(EDITOR_KEYS.lines.moveUp, IS_MAC)}
            onClick={() => at((position) => moveBlockAt(article, position, -1))}
          />
          <IconButton
            size="compact"
            icon={<ArrowDown size={16} />}
            label={words.down}
            shortcut={shownKeys(EDITOR_KEYS.lines.moveDown, IS_MAC)}
            onClick={() => at((position) => moveBlockAt(article, position, 1))}
          />
          {tools}
          <IconButton
            size="compact"
            icon={<Trash2 size={16} />}
            label={words.remove}
            onClick={() => at((position) => removePart(view, position))}
          />
        </div>
      </div>
      {children}
    </fieldset>
  );
}
