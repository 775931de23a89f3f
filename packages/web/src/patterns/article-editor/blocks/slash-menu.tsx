import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/ui/class-names.ts';
import { Highlight } from '#web/ui/text/highlight.tsx';
import type { LiveArticle } from '../live-article.ts';
import { BLOCK_COMMANDS, type BlockCommand } from './block-commands.ts';
import { findBlocks } from './find-blocks.ts';
import styles from './slash-menu.module.css';

/** Room between the line and the menu, and to the edge of the window. */
const GAP = 6;

function stepTo(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  return key === 'ArrowUp' ? (at <= 0 ? count - 1 : at - 1) : undefined;
}

/** The blocks that can be inserted, below the `/` in the text. The focus and the cursor stay there. */
export function SlashMenu({ article }: { readonly article: LiveArticle }) {
  const { t } = useTranslation('blocks');
  const { editor, blockMenu, asks } = article;
  const id = useId();
  const open = useSyncExternalStore(blockMenu.watch, blockMenu.get);
  const { at = 0, query = '', isOwnLine = true } = open ?? {};
  const found = findBlocks(BLOCK_COMMANDS, query, ({ name }) => t(`block.${name}`));
  // Within a line, Enter belongs to the text until something was typed or chosen.
  const first = isOwnLine || query !== '' ? 0 : -1;
  const [chosen, setChosen] = useState({ at, query, index: first });
  const index = chosen.at === at && chosen.query === query ? chosen.index : first;
  const active = Math.min(index, found.length - 1);
  const setActive = (next: number) => setChosen({ at, query, index: next });
  const box = useRef<HTMLDivElement>(null);
  const optionId = (block: BlockCommand) => `${id}-${block.name}`;
  const activeBlock = found[active];
  const activeId = activeBlock && optionId(activeBlock);

  function choose(block: BlockCommand): void {
    const { state, view } = editor;
    view.dispatch(state.tr.delete(at, state.selection.head));
    view.focus();
    block.run(editor, asks);
  }
  const pressed = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || found.length === 0) return false;
    const next = stepTo(event.key, active, found.length);
    if (next !== undefined) setActive(next);
    else if ((event.key === 'Enter' || event.key === 'Tab') && activeBlock) choose(activeBlock);
    else return false;
    return true;
  });
  useEffect(() => {
    blockMenu.onKey = (event) => pressed(event);
    return () => {
      blockMenu.onKey = undefined;
    };
  }, [blockMenu]);

  useLayoutEffect(() => {
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-haspopup', 'listbox');
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-haspopup');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, id]);
  useLayoutEffect(() => {
    if (activeId === undefined) editor.view.dom.removeAttribute('aria-activedescendant');
    else editor.view.dom.setAttribute('aria-activedescendant', activeId);
    const option = activeId && document.getElementById(activeId);
    if (option) option.scrollIntoView({ block: 'nearest' });
  }, [editor, activeId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of lines is another height.
  useLayoutEffect(() => {
    const around = box.current?.offsetParent?.getBoundingClientRect();
    if (box.current === null || around === undefined) return;
    const { offsetWidth, offsetHeight, style } = box.current;
    const line = editor.view.coordsAtPos(at);
    const isAbove = line.bottom + GAP + offsetHeight > window.innerHeight && line.top > offsetHeight + GAP;
    style.insetInlineStart = `${Math.max(0, Math.min(line.left - around.left, around.width - offsetWidth))}px`;
    style.insetBlockStart = `${(isAbove ? line.top - GAP - offsetHeight : line.bottom + GAP) - around.top}px`;
  }, [editor, at, found.length]);

  const groups = (['insert', 'text'] as const)
    .map((group) => ({ group, blocks: found.filter((block) => block.group === group) }))
    .filter(({ blocks }) => blocks.length > 0);
  // A search lists the best first, in one group.
  const shown = query === '' ? groups : found.length > 0 ? [{ group: 'insert' as const, blocks: found }] : [];
  return (
    <div ref={box} className={styles.menu}>
      <div id={id} role="listbox" aria-label={t('menu')}>
        {shown.map(({ group, blocks }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own.
          <div key={group} role="group" aria-label={t(group)}>
            <p className={styles.group} aria-hidden>
              {t(group)}
            </p>
            {blocks.map((block) => (
              <BlockOption
                key={block.name}
                id={optionId(block)}
                block={block}
                query={query}
                isActive={block === activeBlock}
                onPoint={() => setActive(found.indexOf(block))}
                onChoose={() => choose(block)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? styles.nothing : 'visually-hidden'}>
        {found.length === 0 ? t('nothing') : t('found', { count: found.length })}
      </p>
    </div>
  );
}

interface BlockOptionProps {
  readonly id: string;
  readonly block: BlockCommand;
  readonly query: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function BlockOption({ id, block, query, isActive, onPoint, onChoose }: BlockOptionProps) {
  const { t } = useTranslation('blocks');
  const { icon: Icon, name } = block;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled where the focus is, in the text.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(styles.option, isActive && styles.active)}
      onPointerMove={isActive ? undefined : onPoint}
      // The focus stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={styles.icon} aria-hidden>
        <Icon size={18} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <Highlight text={t(`block.${name}`)} query={query} />
        </span>
        <span className={styles.detail}>{t(`block.${name}.detail`)}</span>
      </span>
      {isActive && (
        <kbd className={styles.enter} aria-hidden>
          ↵
        </kbd>
      )}
    </div>
  );
}
