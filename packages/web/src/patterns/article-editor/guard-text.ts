import type { Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

interface TextGuard {
  readonly setReadOnly: (readOnly: boolean) => void;
  /** Changes the text all the same: it is not the reader who does. */
  readonly pass: (change: () => void) => void;
}

/** Keeps a text as it is against keys, toolbar and the cards of its parts alike, while it is read-only. */
export function guardText(editor: Editor): TextGuard {
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
