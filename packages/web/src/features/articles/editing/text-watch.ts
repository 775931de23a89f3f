import type { LiveArticle } from '#web/patterns/article-editor/live-article.ts';
import type { FormStore } from '#web/ui/form/form-store.ts';

interface TextWatch {
  readonly touched: () => void;
  /** Reports text that the editor has not announced yet. */
  readonly look: () => void;
  /** Changes the text as one step, which the caller reports. */
  readonly silently: (change: () => void) => void;
  readonly stop: () => void;
}

/** Reports what a person changes, in the fields and in the body. */
export function watchText<Values extends object>(
  { form, article }: { readonly form: FormStore<Values>; readonly article: LiveArticle },
  report: () => void,
): TextWatch {
  const { editor } = article;
  let isMuted = false;
  /** The body as it was last reported: the editor announces typed text a moment later. */
  let seen = editor.state.doc;

  function touched(): void {
    if (isMuted) return;
    seen = editor.state.doc;
    report();
  }
  const stops = [form.subscribe(touched), article.watch(touched)];
  return {
    touched,
    look() {
      if (!editor.isDestroyed && editor.state.doc !== seen) touched();
    },
    silently(change) {
      isMuted = true;
      try {
        change();
      } finally {
        isMuted = false;
        seen = editor.state.doc;
      }
    },
    stop() {
      for (const end of stops) end();
    },
  };
}
