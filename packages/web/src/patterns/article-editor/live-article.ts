import { Editor, type JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { ArticleDocument } from '@toasoan/contract/article/article-node.ts';
import { countSyllables, readingMinutes } from '@toasoan/contract/article/article-text.ts';
import { checkArticle } from '@toasoan/contract/article/check-article.ts';
import { i18n } from '#web/core/i18n/i18n.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { pasting } from './pasting.ts';
import { articleBehaviour } from './schema/article-behaviour.ts';
import { type Asks, articleKeys } from './schema/article-keys.ts';
import { articleMarks } from './schema/article-marks.ts';
import { articleNodes } from './schema/article-nodes.ts';

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
  /** What stands in the editor now. */
  readonly document: () => ArticleDocument;
  /** It differs from the last saved version; undoing back to that makes it clean. */
  readonly isDirty: () => boolean;
  /** Says what the last saved version is: the document that was sent, not what was typed since. */
  readonly markSaved: (document: ArticleDocument) => void;
  /** Puts another text in its place, as one step that can be undone. */
  readonly replace: (document: ArticleDocument) => void;
  readonly counts: () => ArticleCounts;
  /** Puts the cursor before the first letter, at once: the next key already belongs to the article. */
  readonly focusStart: () => void;
  /** Calls after changes have settled and after `markSaved`; gives back a function that ends it. */
  readonly watch: (listener: () => void) => () => void;
  /** Where the keys for link and toolbar lead; the page that shows the article sets them. */
  readonly asks: Asks;
  readonly destroy: () => void;
}

function countsOf(doc: Node): ArticleCounts {
  const words = countSyllables(doc.textBetween(0, doc.content.size, '\n', '\n'));
  return { words, minutes: readingMinutes(words) };
}

function refusePictures(count: number): void {
  showToast({ tone: 'warning', text: i18n.t('article-editor:picturesRefused', { n: count }) });
}

/** Throws an ArticleProblem for a document that this version cannot show whole: editing would lose parts. */
export function createLiveArticle(document: ArticleDocument): LiveArticle {
  const element = window.document.createElement('div');
  const asks: Asks = { link: () => undefined, toolbar: () => undefined };
  const content: JSONContent = JSON.parse(JSON.stringify(checkArticle(document)));
  const editor = new Editor({
    element,
    content,
    extensions: [...articleNodes, ...articleMarks, articleKeys(asks), articleBehaviour],
    editorProps: { ...pasting(refusePictures), attributes: { 'aria-multiline': 'true' } },
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
  const listeners = new Set<() => void>();
  let saved = editor.state.doc;
  let counted = editor.state.doc;
  let counts = countsOf(counted);
  let timer = 0;

  function tell(): void {
    for (const listener of listeners) listener();
  }
  function settleLater(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(settle, SETTLE_MS);
  }
  function settle(): void {
    if (!editor.view.composing) tell();
    else editor.view.dom.addEventListener('compositionend', settleLater, { once: true });
  }
  editor.on('update', settleLater);

  return {
    editor,
    element,
    asks,
    document: () => editor.getJSON() as ArticleDocument,
    isDirty: () => !editor.state.doc.eq(saved),
    markSaved(sent) {
      saved = editor.schema.nodeFromJSON(sent);
      tell();
    },
    replace(next) {
      editor.commands.setContent(editor.schema.nodeFromJSON(checkArticle(next)));
    },
    counts() {
      if (counted !== editor.state.doc) {
        counted = editor.state.doc;
        const fresh = countsOf(counted);
        // One object as long as the figures are the same, so that React need not draw them again.
        if (fresh.words !== counts.words) counts = fresh;
      }
      return counts;
    },
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
      editor.destroy();
      element.remove();
    },
  };
}
