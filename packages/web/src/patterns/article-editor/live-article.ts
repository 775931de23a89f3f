import { Editor, type JSONContent } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { ArticleFacts } from '@toasoan/contract/article/article-facts.ts';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { readingMinutes } from '@toasoan/contract/article/article-text.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { hasSuggestions } from '@toasoan/contract/article/resolve-suggestions.ts';
import { i18n } from '#web/core/i18n/i18n.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { putArticle } from '../article-merge/put-article.ts';
import { readDocument, sumDocument, writeDocument } from './article-memory.ts';
import { type BlockMenuState, createBlockMenuState } from './blocks/block-menu-state.ts';
import type { PicturePlace } from './paste/paste-parts.ts';
import { pasting } from './pasting.ts';
import { articleBehaviour } from './schema/article-behaviour.ts';
import { type Asks, articleKeys, noAsks } from './schema/article-keys.ts';
import { articleMarks } from './schema/article-marks.ts';
import { articleNodes } from './schema/article-nodes.ts';
import { createSuggesting, type Suggesting } from './suggesting.ts';
import { fetchTables } from './tables-later.ts';
import { articleParts, createPartViews } from './whole-parts/part-views.ts';
import type { PartViews } from './whole-parts/shown-part.ts';

/** A change is reported after this pause, and never within a composed word. */
const SETTLE_MS = 300;
/** A person who types without a pause is reported this often: nobody can lose more than this. */
const SETTLE_AT_LATEST_MS = 1_000;

export interface ArticleCounts {
  readonly words: number;
  readonly minutes: number;
}

/**
 * An article that is being edited. It lives outside React, as long as its tab: hiding the tab removes effects and refs,
 * but keeps text, cursor and undo.
 */
export interface LiveArticle {
  readonly editor: Editor;
  /** Holds the editor's own element; `ArticleEditor` attaches it to the page. */
  readonly element: HTMLElement;
  /** The current content of the editor; the same object until it changes. */
  readonly document: () => ArticleDocument;
  /** It differs from the last saved version; undoing back to that makes it clean. */
  readonly isDirty: () => boolean;
  /** Sets the last saved version: the document that was sent, not what was typed since. */
  readonly markSaved: (document: ArticleDocument) => void;
  /** Makes it read-only or editable; it can be selected and copied either way. */
  readonly setReadOnly: (readOnly: boolean) => void;
  /** Puts another text in one undo step: only what differs changes, so that cursor and scroll position stay. */
  readonly replace: (document: ArticleDocument) => void;
  readonly counts: () => ArticleCounts;
  /** For publish checks; the same object until a fact changes. `ownHosts` of the project's sites. */
  readonly facts: (ownHosts: readonly string[]) => ArticleFacts;
  readonly isBlank: () => boolean;
  /** Puts the cursor before the first letter synchronously: the next key already belongs to the article. */
  readonly focusStart: () => void;
  /** Calls back after changes have settled and after `markSaved`; returns the unsubscribe function. */
  readonly watch: (listener: () => void) => () => void;
  /** Targets of the keys for link and toolbar; the page that shows the article sets them. */
  readonly asks: Asks;
  /** Its selected video or picture, for its bar and its fields. */
  readonly parts: PartViews;
  readonly suggesting: Suggesting;
  /** The menu that `/` opens. */
  readonly blockMenu: BlockMenuState;
  readonly destroy: () => void;
}

function pasteFailed(): void {
  showToast({ tone: 'error', text: i18n.t('article-editor:pasteFailed') });
}

function sameFacts(one: ArticleFacts, other: ArticleFacts): boolean {
  const names = Object.keys(other) as (keyof ArticleFacts)[];
  return names.every((name) => one[name] === other[name]);
}

function refusePictures(count: number, place: PicturePlace): void {
  showToast({ tone: 'warning', text: i18n.t(`article-editor:picturesRefused.${place}`, { n: count }) });
}

/** Throws an ArticleProblem for a document that this version cannot show completely: editing would lose nodes. */
export function createLiveArticle(document: ArticleDocument): LiveArticle {
  const element = window.document.createElement('div');
  const asks = noAsks();
  const parts = createPartViews();
  const content: JSONContent = JSON.parse(JSON.stringify(checkArticle(document)));
  const editor = new Editor({
    element,
    content,
    extensions: [...articleNodes, ...articleMarks, articleKeys(asks), articleBehaviour, articleParts(parts)],
    editorProps: {
      ...pasting({ takeFiles: (files) => asks.files(files), refusePictures, fail: pasteFailed }),
      attributes: { 'aria-multiline': 'true' },
    },
    injectCSS: false,
    enableContentCheck: true,
    // Ours know Vietnamese speech and input methods: see typing/.
    enableInputRules: false,
    enablePasteRules: false,
    enableCoreExtensions: {
      delete: false,
      drop: false,
      paste: false,
      clipboardTextSerializer: false,
      textDirection: false,
    },
  });
  const blockMenu = createBlockMenuState();
  fetchLater(editor, blockMenu).catch(() => undefined);
  const suggesting = createSuggesting(editor, hasSuggestions(document));
  const guard = guardText(editor);
  const listeners = new Set<() => void>();
  let saved = editor.state.doc;
  let facts: ArticleFacts | undefined;
  /** The person suggested when the text became read-only. */
  let suggests = false;
  let counts: ArticleCounts = { words: -1, minutes: 0 };
  let timer = 0;
  let changedAt: number | undefined;

  function notify(): void {
    for (const listener of listeners) listener();
  }
  function settleLater(): void {
    window.clearTimeout(timer);
    changedAt ??= performance.now();
    const left = changedAt + SETTLE_AT_LATEST_MS - performance.now();
    timer = window.setTimeout(settle, Math.max(0, Math.min(SETTLE_MS, left)));
  }
  function settle(): void {
    changedAt = undefined;
    if (!editor.view.composing) notify();
    else editor.view.dom.addEventListener('compositionend', settleLater, { once: true });
  }
  editor.on('update', settleLater);

  return {
    editor,
    element,
    asks,
    parts,
    suggesting,
    blockMenu,
    document: () => writeDocument(suggesting.settled()),
    isDirty: () => !editor.state.doc.eq(saved),
    markSaved(sent) {
      // A response may arrive after the editor was closed; its state remains, its schema does not.
      saved = readDocument(editor.state.schema, sent);
      notify();
    },
    setReadOnly(readOnly) {
      // Nothing is suggested in a text that cannot be changed; whoever suggested goes on so later.
      if (readOnly) suggests = suggesting.isOn();
      if (suggests) suggesting.turn(!readOnly).catch(() => undefined);
      guard.setReadOnly(readOnly);
      parts.lock(readOnly);
      notify();
    },
    replace(next) {
      guard.pass(() => putArticle(editor, next));
      if (hasSuggestions(next)) suggesting.begin();
    },
    counts() {
      const { words } = sumDocument(editor.state.doc, []);
      // The same object while the figures are unchanged, so that React does not render them again.
      if (words !== counts.words) counts = { words, minutes: readingMinutes(words) };
      return counts;
    },
    facts(ownHosts) {
      const fresh = sumDocument(editor.state.doc, ownHosts);
      facts = facts !== undefined && sameFacts(facts, fresh) ? facts : fresh;
      return facts;
    },
    isBlank: () => sumDocument(editor.state.doc, []).isBlank,
    focusStart() {
      // Tiptap's own focus command waits for the next frame, and a fast key would still go to the field.
      editor.commands.setTextSelection(0);
      editor.view.focus();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      window.clearTimeout(timer);
      listeners.clear();
      parts.silence();
      editor.destroy();
      element.remove();
    },
  };
}

/** Loaded after the first letter. */
async function fetchLater(editor: Editor, blockMenu: BlockMenuState): Promise<void> {
  const [{ startCursors }, { startTyping }] = await Promise.all([
    import('./cursors.ts'),
    import('./typing/start-typing.ts'),
    fetchTables(editor),
  ]);
  startCursors(editor);
  startTyping(editor, blockMenu);
}

interface TextGuard {
  readonly setReadOnly: (readOnly: boolean) => void;
  /** A change made by the program, also while the text is read-only. */
  readonly pass: (change: () => void) => void;
}

/** While read-only, protects the text from keys, toolbar and cards alike. */
function guardText(editor: Editor): TextGuard {
  let isReadOnly = false;
  let isPassing = false;
  editor.registerPlugin(
    new Plugin({ filterTransaction: (step) => isPassing || !isReadOnly || !step.docChanged }),
  );
  return {
    setReadOnly(readOnly) {
      isReadOnly = readOnly;
      editor.setEditable(!readOnly, false);
      showReadOnly(editor.view.dom, readOnly);
    },
    pass(change) {
      isPassing = true;
      try {
        change();
      } finally {
        isPassing = false;
      }
    },
  };
}

/** Focusable, readable and copyable by keyboard too. */
function showReadOnly(dom: HTMLElement, readOnly: boolean): void {
  if (readOnly) {
    dom.setAttribute('role', 'textbox');
    dom.setAttribute('aria-readonly', 'true');
    dom.tabIndex = 0;
  } else {
    dom.removeAttribute('aria-readonly');
    dom.removeAttribute('tabindex');
  }
}
