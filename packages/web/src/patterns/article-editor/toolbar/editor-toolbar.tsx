import type { Editor } from '@tiptap/core';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  RemoveFormatting,
  SquarePlay,
  Strikethrough,
  Table,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '#web/patterns/chunk-error/lazy-chunk.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { IS_MAC, shownKeys } from '#web/ui/keys/shown-keys.ts';
import { formatNumber } from '#web/ui/text/format-number.ts';
import { EDITOR_COMMANDS, type EditorCommand, type EditorCommandName } from '../editor-commands.ts';
import { EDITOR_KEYS } from '../editor-keys.ts';
import { linkHere } from '../links.ts';
import type { LiveArticle } from '../live-article.ts';
import { useEditorSnapshot } from '../use-editor-snapshot.ts';
import styles from './editor-toolbar.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

const SuggestTool = lazyChunk(async () => ({
  default: (await import('../suggestions/suggest-tool.tsx')).SuggestTool,
}));
const MoreTools = lazyChunk(async () => ({ default: (await import('./more-tools.tsx')).MoreTools }));
const TableMenu = lazyChunk(async () => ({ default: (await import('./table-menu.tsx')).TableMenu }));

type Tool = readonly [name: EditorCommandName, icon: LucideIcon];

const HISTORY: readonly Tool[] = [
  ['undo', Undo2],
  ['redo', Redo2],
];
const HEADINGS: readonly Tool[] = [
  ['heading2', Heading2],
  ['heading3', Heading3],
  ['heading4', Heading4],
];
const MARKS: readonly Tool[] = [
  ['bold', Bold],
  ['italic', Italic],
  ['underline', Underline],
  ['strike', Strikethrough],
];
const BLOCKS: readonly Tool[] = [
  ['bulletList', List],
  ['orderedList', ListOrdered],
  ['blockquote', TextQuote],
];

interface EditorToolbarProps {
  readonly article: LiveArticle;
  readonly controls: string;
  /** Below the tools. */
  readonly children?: ReactNode;
}

export function EditorToolbar({ article, controls, children }: EditorToolbarProps) {
  const { t } = useTranslation('article-editor');
  const { editor } = article;
  const { box, current, onFocus, onKeyDown } = useRovingFocus('undo');
  const isLink = useEditorSnapshot(editor, (now) => linkHere(now) !== undefined);

  useLayoutEffect(() => {
    article.asks.toolbar = () =>
      box.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
    return () => {
      article.asks.toolbar = () => undefined;
    };
  }, [article, box]);

  function pressed(event: KeyboardEvent) {
    onKeyDown(event);
    if (event.key === 'Escape' && !event.defaultPrevented) editor.view.focus();
  }
  const tools = (group: readonly Tool[]) => (
    <div className={styles.group}>
      {group.map(([name, icon]) => (
        <ToolButton key={name} editor={editor} name={name} icon={icon} isCurrent={current === name} />
      ))}
    </div>
  );
  return (
    <div className={styles.bar}>
      <div
        ref={box}
        role="toolbar"
        aria-label={t('toolbar')}
        aria-controls={controls}
        className={styles.tools}
        onFocus={onFocus}
        onKeyDown={pressed}
      >
        {tools(HISTORY)}
        {tools(HEADINGS)}
        {tools(MARKS)}
        {tools(BLOCKS)}
        <div className={styles.group}>
          <IconButton
            data-tool="link"
            tabIndex={current === 'link' ? 0 : -1}
            icon={<Link size={18} />}
            label={t('link')}
            shortcut={shownKeys(EDITOR_KEYS.words.link, IS_MAC)}
            aria-pressed={isLink}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => article.asks.link()}
          />
          <IconButton
            data-tool="figure"
            tabIndex={current === 'figure' ? 0 : -1}
            icon={<ImagePlus size={18} />}
            label={t('figure')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => article.asks.figure()}
          />
          <IconButton
            data-tool="embed"
            tabIndex={current === 'embed' ? 0 : -1}
            icon={<SquarePlay size={18} />}
            label={t('embed')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => article.asks.embed()}
          />
          <Suspense
            fallback={
              <IconButton
                icon={<Table size={18} />}
                label={t('table')}
                disabledReason={t('table')}
                tabIndex={-1}
              />
            }
          >
            <TableMenu editor={editor} isCurrent={current === 'table'} />
          </Suspense>
          <ToolButton editor={editor} name="clear" icon={RemoveFormatting} isCurrent={current === 'clear'} />
        </div>
        <div className={styles.group}>
          <Suspense>
            <MoreTools article={article} current={current} />
          </Suspense>
        </div>
        <Suspense>
          {article.suggesting.author && <SuggestTool article={article} isCurrent={current === 'suggest'} />}
        </Suspense>
      </div>
      <Counts article={article} />
      {children}
    </div>
  );
}

function Counts({ article }: { readonly article: LiveArticle }) {
  const { t } = useTranslation('article-editor');
  const { words, minutes } = useSyncExternalStore(article.watch, article.counts);
  return (
    <p className={styles.counts}>
      {t('counts', { words: formatNumber(words) })}
      <span className={styles.minutes}> · {t('minutes', { minutes })}</span>
    </p>
  );
}

interface ToolButtonProps {
  readonly editor: Editor;
  readonly name: EditorCommandName;
  readonly icon: LucideIcon;
  readonly isCurrent: boolean;
}

function ToolButton({ editor, name, icon: Icon, isCurrent }: ToolButtonProps) {
  const { t } = useTranslation('article-editor');
  const command: EditorCommand = EDITOR_COMMANDS[name];
  const isActive = useEditorSnapshot(editor, (now) => command.isActive?.(now) === true);
  const isPossible = useEditorSnapshot(editor, (now) => command.isPossible?.(now) !== false);
  const reason = name === 'undo' || name === 'redo' ? t(`${name}.nothing`) : t('notHere');
  return (
    <IconButton
      data-tool={name}
      tabIndex={isCurrent ? 0 : -1}
      icon={<Icon size={18} />}
      label={t(name)}
      shortcut={shownKeys(command.keys, IS_MAC)}
      disabledReason={isPossible ? undefined : reason}
      {...(command.isActive && { 'aria-pressed': isActive })}
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => command.run(editor)}
    />
  );
}
