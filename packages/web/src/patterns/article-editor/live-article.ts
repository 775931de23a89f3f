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
import { pasting } from './pasting.ts';
import { PLAIN_CHANGE } from './plain-change.ts';
import { articleBehaviour } from './schema/article-behaviour.ts';
import { type Asks, articleKeys } from './schema/article-keys.ts';
import { articleMarks } from './schema/article-marks.ts';
import { articleNodes } from './schema/article-nodes.ts';
import { createSuggesting, type Suggesting } from './suggesting.ts';
import { fetchTables } from './tables-later.ts';
import { articleParts, createPartViews, type PartViews } from './whole-parts/part-views.ts';

/** After this long without a change, and never within a composed word, a change counts as made. */
const SETTLE_MS = 300;

export interface ArticleCounts {
  readonly words: number;
  readonly minutes: number;
}

/**
 * An article that is being edited. It lives outside React, as long as its tab: hiding the tab takes effects
 * and refs away, but neither text, cursor nor undo.
 */
export interface LiveArticle {
  readonly editor: Editor;
  /** Holds the editor's own element; `ArticleEditor` puts it on the page. */
  readonly element: HTMLElement;
  /** What stands in the editor now; the same object until it changes. */
  readonly document: () => ArticleDocument;
  /** It differs from the last saved version; undoing back to that makes it clean. */
  readonly isDirty: () => boolean;
  /** Says what the last saved version is: the document that was sent, not what was typed since. */
  readonly markSaved: (document: ArticleDocument) => void;
  /** Nobody changes it from the page any more, or they do again; it can be read and copied either way. */
  readonly setReadOnly: (readOnly: boolean) => void;
  /** Puts another text in its place, as one step that can be undone. */
  readonly replace: (document: ArticleDocument) => void;
  /** The same by changing only what differs, so that cursor and scroll stay. */
  readonly join: (document: ArticleDocument) => void;
  readonly counts: () => ArticleCounts;
  /** For a publish checklist; the same object until one of them changes. `ownHosts` of the project's sites. */
  readonly facts: (ownHosts: readonly string[]) => ArticleFacts;
  readonly isBlank: () => boolean;
  /** Puts the cursor before the first letter, at once: the next key already belongs to the article. */
  readonly focusStart: () => void;
  /** Calls after changes have settled and after `markSaved`; gives back a function that ends it. */
  readonly watch: (listener: () => void) => () => void;
  /** Where the keys for link and toolbar lead; the page that shows the article sets them. */
  readonly asks: Asks;
  /** The videos and pictures in it, for their cards. */
  readonly parts: PartViews;
  readonly suggesting: Suggesting;
  readonly destroy: () => void;
}

function pasteFailed(): void {
  showToast({ tone: 'error', text: i18n.t('article-editor:pasteFailed') });
}

function sameFacts(one: ArticleFacts, other: ArticleFacts): boolean {
  const names = Object.keys(other) as (keyof ArticleFacts)[];
  return names.every((name) => one[name] === other[name]);
}

function refusePictures(count: number): void {
  showToast({ tone: 'warning', text: i18n.t('article-editor:picturesRefused', { n: count }) });
}

/** Throws an ArticleProblem for a document that this version cannot show whole: editing would lose parts. */
export function createLiveArticle(document: ArticleDocument): LiveArticle {
  const element = window.document.createElement('div');
  const asks: Asks = {
    link: () => undefined,
    embed: () => undefined,
    figure: () => undefined,
    toolbar: () => undefined,
    files: () => false,
  };
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
    // A dash begins speech in Vietnamese, a number a paragraph: neither may turn into a list by itself.
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
  fetchLater(editor).catch(() => undefined);
  const suggesting = createSuggesting(editor, hasSuggestions(document));
  const guard = guardText(editor);
  const listeners = new Set<() => void>();
  let saved = editor.state.doc;
  let facts: ArticleFacts | undefined;
  let counts: ArticleCounts = { words: -1, minutes: 0 };
  let timer = 0;

  function notify(): void {
    for (const listener of listeners) listener();
  }
  function settleLater(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(settle, SETTLE_MS);
  }
  function settle(): void {
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
    document: () => writeDocument(suggesting.settled()),
    isDirty: () => !editor.state.doc.eq(saved),
    markSaved(sent) {
      // An answer may come when the editor is closed already; its state outlives it, its schema does not.
      saved = readDocument(editor.state.schema, sent);
      notify();
    },
    setReadOnly: guard.setReadOnly,
    replace(next) {
      const content = editor.schema.nodeFromJSON(checkArticle(next));
      guard.pass(() => editor.chain().setMeta(PLAIN_CHANGE, true).setContent(content).run());
      if (hasSuggestions(next)) suggesting.begin();
    },
    join: (next) => guard.pass(() => putArticle(editor, next)),
    counts() {
      const { words } = sumDocument(editor.state.doc, []);
      // One object as long as the figures are the same, so that React need not draw them again.
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
      // Tiptap's own focus command waits for the next frame, and a quick key would go to the field before.
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

/** What the first letter does not need. */
async function fetchLater(editor: Editor): Promise<void> {
  const [{ startCursors }] = await Promise.all([import('./cursors.ts'), fetchTables(editor)]);
  startCursors(editor);
}

interface TextGuard {
  readonly setReadOnly: (readOnly: boolean) => void;
  /** Changes the text all the same: it is not the reader who does. */
  readonly pass: (change: () => void) => void;
}

/** Keeps a text as it is against keys, toolbar and the cards of its parts alike, while it is read-only. */
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

/** To be reached, read and copied by keyboard too. */
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
